import type { Email } from '../../emails/layout.ts'

export interface Recipient {
  name: string
  /** One plain address. */
  address: string
}

/** This mail will never be taken, however often it is tried. Its message names no address. */
export class MailRejectedError extends Error {}

/** Where mails leave. */
export interface Mail {
  /**
   * Throws MailRejectedError, or another error when a later try may succeed; none names an address.
   * Tries of one mail have one `id`, by which whoever gets it twice can tell.
   */
  send(to: Recipient, email: Email, id: string): Promise<void>
  close(): void
}
