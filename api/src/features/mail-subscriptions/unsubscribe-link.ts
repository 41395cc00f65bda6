import { createHmac } from 'node:crypto'
import { id as idField } from '@registry/shared/contract/fields'
import * as z from 'zod/mini'
import type { App } from '../../http/app.ts'
import { isSameSecret } from '../../http/protection/is-same-secret.ts'
import * as store from './mail-subscription-store.ts'

/** Path of the page that turns a kind of email off and on. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

type Keyed = Pick<App, 'secrets'>

function signatureOf({ secrets }: Keyed, id: string): string {
  return createHmac('sha256', secrets.sessionKey)
    .update(`mail-subscription\n${id}`)
    .digest('base64url')
}

/**
 * Returns the URL at which a subscription is turned off (RFC 8058). Its token holds an id and its signature, no
 * personal data.
 */
function unsubscribeLink(app: Keyed & Pick<App, 'config'>, id: string): string {
  return `${app.config.publicUrl}${UNSUBSCRIBE_PATH}/${id}.${signatureOf(app, id)}`
}

/** Returns the id of a subscription from its token; undefined for a forged or incomplete one. */
export function parseUnsubscribeToken(app: Keyed, token: string): string | undefined {
  const [id = '', signature = ''] = token.split('.')
  const isValid = z.safeParse(idField, id).success && isSameSecret(signature, signatureOf(app, id))
  return isValid ? id : undefined
}

/** Returns the URL to unsubscribe at, or undefined if the recipient has unsubscribed from this kind of email. */
export async function findUnsubscribeUrl(
  app: Pick<App, 'db' | 'newId' | 'secrets' | 'config'>,
  recipient: store.Recipient,
): Promise<string | undefined> {
  const subscription = await store.findOrCreate(app.db, { ...recipient, id: app.newId() })
  return subscription?.isOn ? unsubscribeLink(app, subscription.id) : undefined
}
