import { emailMessages } from '@registry/shared/messages/emails/emails'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, guessingAlert } = emailMessages

interface GuessingAlertEmail {
  name: string
  /** Time of the last wrong password. */
  at: Date
  /** URL for requesting a new password. */
  link: string
}

/** Email warning an owner about many wrong passwords. */
export function guessingAlertEmail({ name, at, link }: GuessingAlertEmail): Email {
  const { subject, text, effect, strong, weak, action, hint } = guessingAlert
  return layout({
    subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [text(formatTime(at)), effect, strong, weak],
    action: { label: action, href: link },
    notes: [hint],
  })
}
