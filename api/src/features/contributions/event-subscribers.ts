import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { eraseContributors } from './erase-contributors.ts'

export const contributionSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId }) => eraseContributors(db, registryId)),
]
