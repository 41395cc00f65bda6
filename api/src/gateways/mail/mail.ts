import type { Email } from '../../emails/layout.ts'

export interface Recipient {
  name: string
  /** One plain address. */
  address: string
}

/** Where mails leave. Throws when a mail was not taken; the error names no address. */
export interface Mail {
  send(to: Recipient, email: Email): Promise<void>
  close(): void
}
