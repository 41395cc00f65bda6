import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { softDeleteAll } from './bulk/bulk-item-store.ts'

export const itemSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId, at }) => softDeleteAll(db, registryId, at)),
]
