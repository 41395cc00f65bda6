import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import * as store from './mail-subscription-store.ts'

export const mailSubscriptionSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId }) => store.removeOfRegistry(db, registryId)),
]
