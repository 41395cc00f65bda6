import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { deleteOfferings } from './delete-offerings.ts'

export const offeringSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', async (db, { registryId }) => {
    await deleteOfferings(db, { registry_id: registryId })
  }),
]
