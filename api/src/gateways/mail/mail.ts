import type { Email } from '../../emails/layout/layout.ts'

export interface Recipient {
  name: string
  /** One plain email address. */
  address: string
}

/** The SMTP server rejected the message permanently (5xx); do not retry. The message contains no email address. */
export class MailRejectedError extends Error {}

/** Sends emails. */
export interface Mail {
  /**
   * Throws MailRejectedError, or another error when a retry may succeed; neither contains an email address. All
   * attempts for one email have the same `id`, so duplicates can be recognized.
   */
  send(to: Recipient, email: Email, id: string): Promise<void>
  close(): void
}
