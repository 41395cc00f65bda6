import { createHash } from 'node:crypto'

/**
 * Returns the hash of a mailbox as its rate limit key. Ignores subaddresses (`+tag`), since most mail services
 * deliver them to the same mailbox.
 */
export function mailboxKey(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return createHash('sha256').update(mailbox).digest('base64url')
}
