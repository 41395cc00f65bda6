import { emailMessages } from '@registry/shared/messages/emails'
import { formatTime } from './format-time.ts'
import { linkFreeName } from './link-free-name.ts'
import { type Email, layout } from './layout.ts'

const { greeting, guessingAlert } = emailMessages

export interface GuessingAlertEmail {
  name: string
  /** When the last wrong password was entered. */
  at: Date
  /** Page where the owner can ask for a new password. */
  link: string
}

/** Tells an owner that many wrong passwords were entered, and what to do. */
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
