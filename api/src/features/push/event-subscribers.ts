import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as deviceStore from './device-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'
import { notifyOfOffering } from './notification-jobs.ts'
import { switchMailChoices } from './switch-mail-choices.ts'

export const pushSubscribers: readonly Subscriber[] = [
  subscribe('offering.created', (db, { offeringId }) =>
    enqueue(db, notifyOfOffering, { offeringId }),
  ),
  subscribe('mail_subscription.switched', async (db, { registryId, kind, isOn, at }) => {
    if (kind === 'notifications') await switchMailChoices(db, { registryId, isOn, at })
  }),
  subscribe('session.revoked', (db, { sessionId }) => deviceStore.removeOfSession(db, sessionId)),
  subscribe('user.signed_out', (db, { userId }) => deviceStore.removeOfUser(db, userId)),
  subscribe('account.closed', async (db, { registryId, userId }) => {
    await deviceStore.removeOfRegistry(db, registryId)
    await notificationChoiceStore.removeOfUser(db, userId)
  }),
]
