import type { Email } from '../src/emails/layout/layout.ts'
import type { Mail, Recipient } from '../src/gateways/mail/mail.ts'

interface MemoryMail extends Mail {
  sent: { to: Recipient; email: Email; id: string }[]
}

/** Creates an in-memory mail client for tests. */
export function createMemoryMail(): MemoryMail {
  const sent: MemoryMail['sent'] = []
  return {
    sent,
    async send(to, email, id) {
      sent.push({ to, email, id })
    },
    close: () => undefined,
  }
}
