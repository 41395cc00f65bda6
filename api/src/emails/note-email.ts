import { emailMessages } from '@registry/shared/messages/emails/emails'
import { ownerMailMessages } from '@registry/shared/messages/emails/owner-mails'
import { parentsLabel } from './contribution-facts.ts'
import { disableLinks } from './layout/disable-links.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { note: t, thankYou, foot } = ownerMailMessages

/** A thank-you note from the owner to a contributor. */
interface NoteEmail {
  /** Name of the contributor. */
  name: string
  parents: string
  note: string
  /** URL of the public page. */
  link: string
  unsubscribeUrl?: string | undefined
}

/** Email with the owner's thank-you note to a contributor. */
export function noteEmail({ name, note, link, unsubscribeUrl, ...from }: NoteEmail): Email {
  const parents = parentsLabel(from)
  return layout({
    subject: t.subject,
    greeting: emailMessages.greeting(linkFreeName(name)),
    paragraphs: [t.text(parents)],
    words: disableLinks(note),
    advice: [t.answer(parents)],
    action: { label: thankYou.action, href: link },
    notes: [thankYou.foreign],
    foot,
    unsubscribeUrl,
  })
}
