import { emailMessages } from '@registry/shared/messages/emails'
import { ownerMailMessages } from '@registry/shared/messages/owner-mails'
import { type GiftWords, giftFacts, parentsOf } from './gift-facts.ts'
import { harmlessName } from './harmless-name.ts'
import { type Email, layout } from './layout.ts'

const { thankYou, foot } = ownerMailMessages

/** Thanks somebody who gave, in the parents' name. */
export function thankYouEmail(gift: GiftWords): Email {
  const parents = parentsOf(gift)
  return layout({
    subject: thankYou.subject,
    greeting: emailMessages.greeting(harmlessName(gift.name)),
    paragraphs: [thankYou.text(parents)],
    facts: giftFacts({ ...gift, method: undefined, reference: undefined }),
    advice: [thankYou.kept, thankYou.fromParents(parents)],
    action: { label: thankYou.action, href: gift.link },
    notes: [thankYou.foreign],
    foot,
  })
}
