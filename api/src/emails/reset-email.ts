import { emailMessages } from '@registry/shared/messages/emails/emails'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, reset } = emailMessages

interface ResetEmail {
  name: string
  link: string
}

/** Email with the link for choosing a new password. */
export function resetEmail({ name, link }: ResetEmail): Email {
  return layout({
    subject: reset.subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [reset.text],
    action: { label: reset.action, href: link },
    notes: [reset.expiry, reset.ignore],
  })
}
