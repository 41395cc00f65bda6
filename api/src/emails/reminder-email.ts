import { emailMessages } from '@registry/shared/messages/emails/emails'
import { ownerMailMessages } from '@registry/shared/messages/emails/owner-mails'
import { type ContributionEmail, parentsLabel, paymentFacts } from './contribution-facts.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { reminder, foot } = ownerMailMessages

/** Friendly email reminding a contributor that their payment has not arrived. */
export function reminderEmail(contribution: ContributionEmail): Email {
  const parents = parentsLabel(contribution)
  const { replyTo, unsubscribeUrl, paymentLink } = contribution
  const email = layout({
    subject: reminder.subject,
    greeting: emailMessages.greeting(linkFreeName(contribution.name)),
    paragraphs: [reminder.text(parents)],
    facts: paymentFacts(contribution),
    advice: [reminder.unpaid, reminder.paid],
    action:
      paymentLink === undefined
        ? { label: reminder.action, href: contribution.link }
        : { label: reminder.pay, href: paymentLink },
    notes: [
      ...(paymentLink === undefined ? [] : [reminder.linkLife]),
      replyTo ? reminder.answer(parents) : reminder.ask,
    ],
    foot,
    unsubscribeUrl,
  })
  return { ...email, replyTo }
}
