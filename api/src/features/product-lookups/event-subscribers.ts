import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { removeOfRegistry } from './scrape-store.ts'

export const lookupSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId }) => removeOfRegistry(db, registryId)),
]
