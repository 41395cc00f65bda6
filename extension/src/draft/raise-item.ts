import { ApiError } from '@registry/shared/client/api-error'
import { raiseQuantity } from '@registry/shared/contract/quick-add'
import type { RaiseResult } from '../messages.ts'
import { call, isRefused } from '../session/api.ts'
import { forgetProducts } from './own-products.ts'
import { dropPendingDraft } from './pending-draft.ts'

/** Wants one more of an own item, once for the key. */
export async function raiseItem(id: string, idempotencyKey: string): Promise<RaiseResult> {
  try {
    const input = { params: { id }, body: { by: 1 } }
    const { data } = await call(raiseQuantity, input, { idempotencyKey })
    await dropPendingDraft(idempotencyKey)
    return { kind: 'raised', quantity: data.quantity }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isRefused(error) ? { kind: 'signed-out' } : { kind: 'failed', message: error.message }
  } finally {
    // It may be raised although no answer came.
    await forgetProducts()
  }
}
