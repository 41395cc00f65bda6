import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import * as noteMailStore from './note-mail-store.ts'
import * as noteStore from './note-store.ts'

export const thankYouSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', async (db, { registryId }) => {
    await noteStore.removeOfRegistry(db, registryId)
    await noteMailStore.removeOfRegistry(db, registryId)
  }),
]
