import { emailMessages } from '@registry/shared/messages/emails/emails'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, passwordChanged } = emailMessages

interface PasswordChangedEmail {
  name: string
  at: Date
  /** URL for requesting a new password. */
  link: string
}

/** Email to an owner about a changed password, as a warning if they did not change it. */
export function passwordChangedEmail({ name, at, link }: PasswordChangedEmail): Email {
  const { text, effect, own, foreign } = passwordChanged
  return layout({
    subject: passwordChanged.subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [text(formatTime(at)), effect, own, foreign],
    action: { label: passwordChanged.action, href: link },
    notes: [passwordChanged.hint],
  })
}
