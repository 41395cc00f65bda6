import type { App } from '../../http/app.ts'
import * as store from './mail-subscription-store.ts'

/** Turns a kind of email on or off for its recipient. Doing it again changes nothing. */
export async function switchSubscription(
  { db, now, publish }: Pick<App, 'db' | 'now' | 'publish'>,
  { id, registryId, kind }: store.MailSubscription,
  isOn: boolean,
): Promise<void> {
  await db.transaction(async trx => {
    if (await store.switchOne(trx, { id, isOn, at: now() })) {
      await publish(trx, { name: 'mail_subscription.switched', registryId, kind, isOn, at: now() })
    }
  })
}
