import type { Knex } from 'knex'
import type { Db } from '../../db/connect.ts'
import { enqueueImageRemoval } from '../images/enqueue-image-removal.ts'
import * as photoStore from '../offering-photos/photo-store.ts'

/**
 * Deletes offerings with their messages, interests and photos, whose files a job removes; returns how many. Run
 * it in a transaction.
 */
export async function deleteOfferings(
  db: Db,
  which: Record<string, string> | Knex.QueryCallback,
): Promise<number> {
  const ids: string[] = await db('offerings').where(which).forUpdate().pluck('id')
  await enqueueImageRemoval(db, await photoStore.removeByOfferings(db, ids))
  for (const table of ['offering_messages', 'offering_interests']) {
    await db(table).whereRaw('offering_id = any(?::uuid[])', [ids]).delete()
  }
  // As one array parameter: the number of parameters of a statement is limited, and a flood of offerings must
  // not prevent closing an account.
  await db('offerings').whereRaw('id = any(?::uuid[])', [ids]).delete()
  return ids.length
}
