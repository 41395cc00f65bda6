import type { LinkedPayment } from '@registry/shared/contract/contributions/payment-links'
import type { Db } from '../../../db/connect.ts'
import { requireFound, type Trace } from '../../../http/routes/route.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { toPublicItem } from '../../items/item-presenter.ts'
import { loadItem } from '../../items/load-items.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as store from './linked-contribution-store.ts'

/** Loads a contribution's payment for its contributor. Throws NOT_FOUND once the registry is closed. */
export async function loadLinkedPayment(db: Db, id: string): Promise<LinkedPayment> {
  const contribution = requireFound(await store.find(db, id))
  const { registryId, itemId, name, amountCents, paymentMethod, claimedAt } = contribution
  requireFound(await registryStore.findById(db, registryId))
  if (contribution.isVoided) return { state: 'removed', contribution: null }
  if (contribution.verifiedAt) return { state: 'received', contribution: null }
  // The payment of a deleted item is still due.
  const { item, contributions } = requireFound(
    await loadItem(db, registryId, itemId, { deleted: true }),
  )
  const publicItem = toPublicItem(item, contributions)
  return {
    state: 'open',
    contribution: {
      ...{ name, amount: amountCents, paymentMethod, item: publicItem },
      referenceItemName: contribution.referenceItemName ?? item.productName,
      claimedAt: claimedAt?.toISOString() ?? null,
    },
  }
}

interface Confirmation {
  id: string
  paymentMethod: string
  at: Date
  trace: Trace
}

/**
 * Stores when and with which method a contributor says that an open contribution was paid. Run it in a transaction.
 * It changes neither sums nor the payment's status, which is the owner's decision, so that it may be repeated.
 */
export async function confirmPayment(
  db: Db,
  { id, paymentMethod, at, trace }: Confirmation,
): Promise<void> {
  const { registryId, ...before } = requireFound(await store.find(db, id))
  const isOpen = await store.claimPayment(db, id, { paymentMethod, at })
  if (!isOpen || paymentMethod === before.paymentMethod) return
  await auditStore.record(
    db,
    { actorKind: 'visitor', registryId, ...trace },
    'contribution.method_changed',
    { entityId: id, details: { from: before.paymentMethod, to: paymentMethod } },
  )
}
