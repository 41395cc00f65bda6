import type { Db } from '../../../db/connect.ts'
import { requireFound, type Trace } from '../../../http/routes/route.ts'
import * as auditStore from '../../audit/audit-store.ts'
import * as store from './linked-contribution-store.ts'

interface Confirmation {
  id: string
  paymentMethod: string
  trace: Trace
}

/**
 * Stores with which method a contributor says that an open contribution was paid. Run it in a transaction. It
 * changes neither sums nor the payment's status, which is the owner's decision, so that it may be repeated.
 */
export async function confirmPayment(
  db: Db,
  { id, paymentMethod, trace }: Confirmation,
): Promise<void> {
  const { registryId, ...before } = requireFound(await store.find(db, id))
  if (!(await store.changeMethod(db, id, paymentMethod))) return
  await auditStore.record(db, {
    actorKind: 'visitor',
    registryId,
    action: 'contribution.method_changed',
    entity: 'contribution',
    entityId: id,
    details: { from: before.paymentMethod, to: paymentMethod },
    ...trace,
  })
}
