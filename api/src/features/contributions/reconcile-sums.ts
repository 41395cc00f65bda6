import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { inRange, type KeyRange, nextRange } from '../../db/key-range.ts'
import { definePeriodicJob, hourly } from '../../jobs/periodic/define-periodic-job.ts'
import * as findingStore from '../health/finding-store.ts'

const FINDING = 'item_sums'
/** Maximum number of items in the finding; `count` has the total. */
const MAX_LISTED = 20

const wrongSum = z.object({ itemId: z.uuid(), storedCents: z.int(), givenCents: z.int() })
type WrongSum = z.output<typeof wrongSum>

/** Cursor of the next slice, with the wrong sums found so far. */
const cursorSchema = z.object({ after: z.uuid(), count: z.int(), items: z.array(wrongSum) })

/**
 * Returns the items of a range whose stored sum differs from that of their contributions. One statement, so
 * that each item is read consistently with its contributions.
 */
async function findWrongSums(db: Db, range: KeyRange): Promise<WrongSum[]> {
  const given = 'coalesce(sum(given.amount_cents), 0)::bigint'
  return db('items')
    .leftJoin('contributions as given', join =>
      join
        .on('given.registry_id', 'items.registry_id')
        .andOn('given.item_id', 'items.id')
        .andOnNull('given.deleted_at'),
    )
    .modify(inRange, 'items.id', range)
    .groupBy('items.id')
    .havingRaw(`items.amount_contributed_cents <> ${given}`)
    .orderBy('items.id')
    .select({ itemId: 'items.id', storedCents: 'items.amount_contributed_cents' })
    .select(db.raw(`${given} as "givenCents"`))
}

/** Compares every item's stored sum with its contributions. A difference is reported, never corrected. */
export const reconcileSums = definePeriodicJob({
  name: 'reconcile_sums',
  schedule: hourly(7),
  cursor: cursorSchema,
  sliceSize: 2_000,
  async slice({ cursor, size, db, app: { log } }) {
    const after = cursor?.after
    const range = await nextRange(db, { table: 'items', column: 'id', after, size })
    const wrong = await findWrongSums(db, range)
    const count = (cursor?.count ?? 0) + wrong.length
    const items = [...(cursor?.items ?? []), ...wrong].slice(0, MAX_LISTED)
    if (wrong.length > 0) {
      await findingStore.set(db, FINDING, { count, items })
      log.error({ count, items }, 'sums of items are not those of their contributions')
    }
    if (range.upTo !== undefined) return { after: range.upTo, count, items }
    if (count === 0) await findingStore.set(db, FINDING, undefined)
    return undefined
  },
})
