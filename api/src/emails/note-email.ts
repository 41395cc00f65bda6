import { emailMessages } from '@registry/shared/messages/emails'
import { ownerMailMessages } from '@registry/shared/messages/owner-mails'
import { parentsLabel } from './contribution-facts.ts'
import { linkFreeName } from './link-free-name.ts'
import { disableLinks } from './disable-links.ts'
import { type Email, layout } from './layout.ts'

const { note: texts, thankYou, foot } = ownerMailMessages

/** What the parents wrote to somebody who gave, in their own words. */
export interface NoteEmail {
  /** Of the giver. */
  name: string
  parents: string
  note: string
  /** The public page. */
  link: string
}

/** Brings somebody who gave the note that the parents wrote. */
export function noteEmail({ name, note, link, ...from }: NoteEmail): Email {
  const parents = parentsLabel(from)
  return layout({
    subject: texts.subject,
    greeting: emailMessages.greeting(linkFreeName(name)),
    paragraphs: [texts.text(parents)],
    words: disableLinks(note),
    advice: [texts.answer(parents)],
    action: { label: thankYou.action, href: link },
    notes: [thankYou.foreign],
    foot,
  })
}
