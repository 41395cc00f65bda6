import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import { createItem, itemDraft } from '@registry/shared/contract/items'
import { listOwnProducts, takeBackItem } from '@registry/shared/contract/quick-add'
import { itemMessages } from '@registry/shared/messages/items'
import * as z from 'zod/mini'
import { forgetProducts } from '../draft/own-products.ts'
import { firstIssues } from '../first-issues.ts'
import { callAs } from '../session/api.ts'
import type { Outcome } from './next-queue.ts'
import { outcomeOf } from './outcome-of.ts'
import type { QueueEntry } from './queue-entry.ts'
import { wasAddedBefore } from './was-added-before.ts'

/** Milliseconds that the registry surely remembers a key; it forgets them after a day. */
const KEY_LASTS_MS = 20 * 3_600_000

/** Adds an entry to the registry, once for its key. */
export async function addEntry(entry: QueueEntry): Promise<Outcome> {
  const body = z.safeDecode(itemDraft, entry.item as never)
  if (!body.success) {
    const fields = firstIssues(body.error.issues)
    return { kind: 'refused', message: itemMessages.createFailed, fields }
  }
  const hadNoLine = !navigator.onLine
  try {
    const itemId = await findEarlier(entry)
    if (itemId !== undefined) return { kind: 'added', itemId }
    const extras = { idempotencyKey: entry.key }
    const { data } = await callAs(entry.owner)(createItem, { body: body.data }, extras)
    await forgetProducts()
    return { kind: 'added', itemId: data.id }
  } catch (error) {
    const outcome = outcomeOf(error)
    // Where there is no line nothing was sent.
    const isHere = hadNoLine && !navigator.onLine && outcome.kind === 'waits'
    return isHere ? { ...outcome, isUncertain: false } : outcome
  }
}

/** The item of an attempt without an answer that is so old that the registry may not know its key. */
async function findEarlier(entry: QueueEntry): Promise<string | undefined> {
  const { uncertainSince = Number.POSITIVE_INFINITY } = entry
  if (Date.now() - uncertainSince < KEY_LASTS_MS) return undefined
  const { data } = await callAs(entry.owner)(listOwnProducts, {})
  return data.find(product => wasAddedBefore(entry, product))?.id
}

/** Takes an entry's item, which was just added, off the registry again. */
export async function takeBack({ owner, itemId = '' }: QueueEntry): Promise<Outcome> {
  try {
    await callAs(owner)(takeBackItem, { params: { id: itemId } })
    await forgetProducts()
    return { kind: 'taken-back' }
  } catch (error) {
    if (!(error instanceof ApiError) || !isRejectedByServer(error) || error.status === 401) {
      return outcomeOf(error)
    }
    if (error.status === 404) return { kind: 'taken-back' }
    return { kind: 'stays', message: error.message }
  }
}
