import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { defineJob } from '../../jobs/define-job.ts'
import * as findingStore from '../health/finding-store.ts'

const FINDING = 'item_sums'
/** As many as a person can look at; the number says how many there are. */
const SHOWN = 20

interface WrongSum {
  itemId: string
  storedCents: number
  givenCents: number
}

/** Items whose sum is not that of their live contributions, all seen at one moment. */
async function findWrongSums(db: Db): Promise<WrongSum[]> {
  const given = db('contributions')
    .whereNull('deleted_at')
    .groupBy('item_id')
    .select('item_id')
    .select(db.raw('sum(amount_cents)::bigint as cents'))
  return db('items')
    .leftJoin(given.as('given'), 'given.item_id', 'items.id')
    .whereRaw('items.amount_contributed_cents <> coalesce(given.cents, 0)')
    .orderBy('items.id')
    .select({ itemId: 'items.id', storedCents: 'items.amount_contributed_cents' })
    .select(db.raw('coalesce(given.cents, 0)::bigint as "givenCents"'))
}

/** Compares every item's sum with what was given; a difference is an alarm, never mended silently. */
export const reconcileSums = defineJob({
  name: 'reconcile_sums',
  payload: z.object({}),
  schedule: '7 * * * *',
  async run(_payload, { app }) {
    const wrong = await findWrongSums(app.db)
    const details = { count: wrong.length, items: wrong.slice(0, SHOWN) }
    await findingStore.settle(app.db, FINDING, wrong.length > 0 ? details : undefined)
    if (wrong.length > 0)
      app.log.error(details, 'sums of items are not those of their contributions')
  },
})
