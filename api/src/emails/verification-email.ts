import { emailMessages } from '@registry/shared/messages/emails/emails'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, verification } = emailMessages

interface VerificationEmail {
  name: string
  registryName: string
  link: string
}

/** Email with the link that verifies a new owner's email address. */
export function verificationEmail({ name, registryName, link }: VerificationEmail): Email {
  return layout({
    subject: verification.subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [verification.text(linkFreeName(registryName))],
    action: { label: verification.action, href: link },
    notes: [verification.expiry, verification.ignore],
  })
}
