import { createHash } from 'node:crypto'

/** Hashes a random token for storage, so that reading the database does not reveal usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
