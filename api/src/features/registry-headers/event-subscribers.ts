import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { setPicture } from './change-header.ts'

export const registryHeaderSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', (db, { registryId }) => setPicture(db, registryId, null)),
]
