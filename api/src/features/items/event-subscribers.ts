import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { removeUploads } from '../images/image-store.ts'
import { enqueueImageRemoval } from '../images/remove-image.ts'
import { softDeleteAll } from './bulk/bulk-item-store.ts'

export const itemSubscribers: readonly Subscriber[] = [
  subscribe('account.closed', async (db, { registryId, at }) => {
    await softDeleteAll(db, registryId, at)
    // An owner's own photos may show people; retailers' images stay with the items.
    await enqueueImageRemoval(db, await removeUploads(db, registryId))
  }),
]
