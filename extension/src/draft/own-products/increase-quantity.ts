import { ApiError } from '@registry/shared/client/api-error'
import { raiseQuantity } from '@registry/shared/contract/items/quick-add'
import type { IncreaseResult } from '../../messages.ts'
import { call, isUnauthorized } from '../../session/api.ts'
import { removePendingDraft } from '../pending-drafts.ts'
import { invalidateOwnProducts } from './own-products-cache.ts'

/** Increases the quantity of an item by one, once per idempotency key. */
export async function increaseQuantity(
  id: string,
  idempotencyKey: string,
): Promise<IncreaseResult> {
  try {
    const input = { params: { id }, body: { by: 1 } }
    const { data } = await call(raiseQuantity, input, { idempotencyKey })
    await removePendingDraft(idempotencyKey)
    return { kind: 'raised', quantity: data.quantity }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isUnauthorized(error)
      ? { kind: 'signed-out' }
      : { kind: 'failed', message: error.message }
  } finally {
    // The quantity may have increased although no response arrived.
    await invalidateOwnProducts()
  }
}
