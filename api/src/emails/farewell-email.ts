import { emailMessages } from '@registry/shared/messages/emails'
import { harmlessName } from './harmless-name.ts'
import { type Email, layout } from './layout.ts'

const { greeting, farewell } = emailMessages

/** Tells somebody that their account is closed. */
export function farewellEmail({ name }: { name: string }): Email {
  return layout({
    subject: farewell.subject,
    greeting: greeting(harmlessName(name)),
    paragraphs: [farewell.text, farewell.foreign],
    notes: [],
  })
}
