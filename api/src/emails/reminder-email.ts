import { emailMessages } from '@registry/shared/messages/emails'
import { ownerMailMessages } from '@registry/shared/messages/owner-mails'
import { type GiftWords, giftFacts, parentsOf } from './gift-facts.ts'
import { harmlessName } from './harmless-name.ts'
import { type Email, layout } from './layout.ts'

const { reminder, foot } = ownerMailMessages

/** Reminds somebody who gave that their payment has not been seen yet, as friends would. */
export function reminderEmail(gift: GiftWords): Email {
  return layout({
    subject: reminder.subject,
    greeting: emailMessages.greeting(harmlessName(gift.name)),
    paragraphs: [reminder.text(parentsOf(gift))],
    facts: giftFacts(gift),
    advice: [reminder.unpaid, reminder.paid],
    action: { label: reminder.action, href: gift.link },
    notes: [reminder.ask],
    foot,
  })
}
