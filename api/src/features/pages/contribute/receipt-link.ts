import { createHmac } from 'node:crypto'
import { id as idField } from '@registry/shared/contract/fields'
import * as z from 'zod/mini'
import type { App } from '../../../http/app.ts'
import { isSameSecret } from '../../../http/protection/is-same-secret.ts'

/** Long enough to read and to pay; short, because the URL stays in the history of a shared browser. */
const LIFE_MS = 30 * 60_000

function signatureOf({ secrets }: Pick<App, 'secrets'>, id: string, expires: string): string {
  return createHmac('sha256', secrets.sessionKey)
    .update(`contribution-receipt\n${id}\n${expires}`)
    .digest('base64url')
}

/** Returns the path of the page that thanks for a contribution. It works for 30 minutes. */
export function receiptPath(app: App, { slug, id }: { slug: string; id: string }): string {
  const expires = (app.now().getTime() + LIFE_MS).toString(36)
  const token = `${id}.${expires}.${signatureOf(app, id, expires)}`
  return `/registry/${encodeURIComponent(slug)}?contributed=${token}`
}

/** Returns the id of a contribution from its token; undefined for a forged or expired one. */
export function parseReceiptToken(app: App, token: string): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.')
  const isValid =
    z.safeParse(idField, id).success && isSameSecret(signature, signatureOf(app, id, expires))
  return isValid && Number.parseInt(expires, 36) > app.now().getTime() ? id : undefined
}
