import { createHash } from 'node:crypto'

/** How a random token is kept: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
