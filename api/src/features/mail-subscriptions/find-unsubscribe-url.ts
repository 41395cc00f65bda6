import type { MailKind } from '@registry/shared/mails/mail-kinds'
import type { App } from '../../http/app.ts'
import * as store from './mail-subscription-store.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

interface Recipient {
  registryId: string
  kind: MailKind
  address: string
}

/** Returns the URL to unsubscribe at, or undefined if the recipient has unsubscribed from this kind of email. */
export async function findUnsubscribeUrl(
  app: Pick<App, 'db' | 'newId' | 'secrets' | 'config'>,
  recipient: Recipient,
): Promise<string | undefined> {
  const subscription = await store.findOrCreate(app.db, { ...recipient, id: app.newId() })
  return subscription?.isOn ? unsubscribeLink(app, subscription.id) : undefined
}
