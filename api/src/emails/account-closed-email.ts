import { emailMessages } from '@registry/shared/messages/emails/emails'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, farewell } = emailMessages

/** Email confirming that an account was closed. */
export function accountClosedEmail({ name }: { name: string }): Email {
  return layout({
    subject: farewell.subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [farewell.text, farewell.foreign],
    notes: [],
  })
}
