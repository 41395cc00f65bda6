import { createHmac } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import { isSameSecret } from '../../../http/protection/is-same-secret.ts'

/** Longer than a reminder is likely to lie unread. */
const LIFE_MS = 30 * 86_400_000

type Keyed = Pick<App, 'secrets'>

function signatureOf({ secrets }: Keyed, id: string, expires: string): string {
  return createHmac('sha256', secrets.sessionKey)
    .update(`payment-link\n${id.toLowerCase()}\n${expires}`)
    .digest('base64url')
}

/** Returns the key of a payment link: its time of expiry in ms, and a signature of contribution and time. */
export function paymentLinkKey(app: Keyed, id: string, createdAt: Date): string {
  const expires = (createdAt.getTime() + LIFE_MS).toString(36)
  return `${expires}.${signatureOf(app, id, expires)}`
}

/** Returns the URL that opens the payment step of a contribution. The key is in the fragment, which servers do not see. */
export function paymentLink(
  app: Keyed & Pick<App, 'config'>,
  { id, slug }: { id: string; slug: string },
  createdAt: Date,
): string {
  const page = `${app.config.publicUrl}/registry/${slug}`
  return `${page}?pay=${id}#key=${paymentLinkKey(app, id, createdAt)}`
}

/**
 * Returns whether a key has expired. Throws NOT_FOUND for a wrong key before the database is queried, so that an
 * unknown id gets the same response.
 */
export function isExpiredKey(
  app: Keyed & Pick<App, 'now'>,
  { id, key }: { id: string; key: string },
): boolean {
  const [expires = '', signature = ''] = key.split('.')
  if (!isSameSecret(signature, signatureOf(app, id, expires))) throw new AppError('NOT_FOUND')
  return Number.parseInt(expires, 36) <= app.now().getTime()
}
