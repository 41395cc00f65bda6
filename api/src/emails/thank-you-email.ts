import { emailMessages } from '@registry/shared/messages/emails/emails'
import { ownerMailMessages } from '@registry/shared/messages/emails/owner-mails'
import { type ContributionEmail, contributionFacts, parentsLabel } from './contribution-facts.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { thankYou, note, foot } = ownerMailMessages

/** Automatic thank-you email to a contributor, in the owner's name. */
export function thankYouEmail(contribution: ContributionEmail): Email {
  const parents = parentsLabel(contribution)
  const { replyTo, unsubscribeUrl } = contribution
  const email = layout({
    subject: thankYou.subject,
    greeting: emailMessages.greeting(linkFreeName(contribution.name)),
    paragraphs: [thankYou.text(parents)],
    facts: contributionFacts({ ...contribution, method: undefined, reference: undefined }),
    advice: [
      thankYou.kept,
      thankYou.fromParents(parents),
      ...(contribution.replyTo ? [note.answer(parents)] : []),
    ],
    action: { label: thankYou.action, href: contribution.link },
    notes: [thankYou.foreign],
    foot,
    unsubscribeUrl,
  })
  return { ...email, replyTo }
}
