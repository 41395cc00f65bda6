import { emailMessages } from '@registry/shared/messages/emails'
import { ownerMailMessages } from '@registry/shared/messages/owner-mails'
import { parentsOf } from './gift-facts.ts'
import { harmlessName } from './harmless-name.ts'
import { harmlessText } from './harmless-text.ts'
import { type Email, layout } from './layout.ts'

const { note: texts, thankYou, foot } = ownerMailMessages

/** What the parents wrote to somebody who gave, in their own words. */
export interface NoteValues {
  /** Of the giver. */
  name: string
  parents: string
  note: string
  /** The public page. */
  link: string
}

/** Brings somebody who gave the note that the parents wrote. */
export function noteEmail({ name, note, link, ...from }: NoteValues): Email {
  const parents = parentsOf(from)
  return layout({
    subject: texts.subject,
    greeting: emailMessages.greeting(harmlessName(name)),
    paragraphs: [texts.text(parents)],
    words: harmlessText(note),
    advice: [texts.answer(parents)],
    action: { label: thankYou.action, href: link },
    notes: [thankYou.foreign],
    foot,
  })
}
