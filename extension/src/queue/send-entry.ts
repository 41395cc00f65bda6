import { ApiError } from '@registry/shared/client/api-error'
import { sendItem } from '@registry/shared/client/create-item'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import { itemDraft } from '@registry/shared/contract/items/items'
import { listOwnProducts, takeBackItem } from '@registry/shared/contract/items/quick-add'
import { itemMessages } from '@registry/shared/messages/items/items'
import * as z from 'zod/mini'
import { invalidateOwnProducts } from '../draft/own-products/own-products-cache.ts'
import { callAs } from '../session/api.ts'
import { toFieldErrors } from '../to-field-errors.ts'
import type { QueueEntry } from './queue-entry.ts'
import type { Outcome } from './queue-reducer.ts'
import { toOutcome } from './to-outcome.ts'
import { wasAddedBefore } from './was-added-before.ts'

/** Time in ms for which the registry certainly stores an idempotency key (it deletes them after a day). */
const KEY_TTL_MS = 20 * 3_600_000

/** Adds an entry's item to the registry, once per key. */
export async function addEntry(entry: QueueEntry): Promise<Outcome> {
  const body = z.safeDecode(itemDraft, entry.item as never)
  if (!body.success) {
    const fields = toFieldErrors(body.error.issues)
    return { kind: 'refused', message: itemMessages.createFailed, fields }
  }
  const hadNoLine = !navigator.onLine
  try {
    const itemId = await findEarlier(entry)
    if (itemId !== undefined) return { kind: 'added', itemId }
    const { data } = await sendItem(callAs(entry.owner), body.data, { idempotencyKey: entry.key })
    await invalidateOwnProducts()
    return { kind: 'added', itemId: data.id }
  } catch (error) {
    const outcome = toOutcome(error)
    // Offline before and after: nothing was sent.
    const isHere = hadNoLine && !navigator.onLine && outcome.kind === 'waits'
    return isHere ? { ...outcome, isUncertain: false } : outcome
  }
}

/** Finds the item of an attempt whose outcome is unknown and whose idempotency key may have expired. */
async function findEarlier(entry: QueueEntry): Promise<string | undefined> {
  const { uncertainSince = Number.POSITIVE_INFINITY } = entry
  if (Date.now() - uncertainSince < KEY_TTL_MS) return undefined
  const { data } = await callAs(entry.owner)(listOwnProducts, {})
  return data.find(product => wasAddedBefore(entry, product))?.id
}

/** Removes an entry's item from the registry. */
export async function takeBack({ owner, itemId = '' }: QueueEntry): Promise<Outcome> {
  try {
    await callAs(owner)(takeBackItem, { params: { id: itemId } })
    await invalidateOwnProducts()
    return { kind: 'taken-back' }
  } catch (error) {
    if (!(error instanceof ApiError) || !isRejectedByServer(error) || error.status === 401) {
      return toOutcome(error)
    }
    if (error.status === 404) return { kind: 'taken-back' }
    return { kind: 'stays', message: error.message }
  }
}
