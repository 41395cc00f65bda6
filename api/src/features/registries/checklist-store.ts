import { column, type RecordOf } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Column of the time at which each step was done. */
export const CHECKLIST_COLUMNS = {
  isTestPaid: column<boolean>('test_paid_at'),
  isShared: column<boolean>('shared_at'),
  /** True once a device was subscribed to notifications. */
  isNotified: column<boolean>('notified_at'),
  isDismissed: column<boolean>('dismissed_at'),
}

/** Steps of the checklist for new owners that cannot be derived from other rows. */
export type Checklist = RecordOf<typeof CHECKLIST_COLUMNS>

/** Stores the time at which a step of a registry's checklist was done; the first time remains. */
export async function markDone(
  db: Db,
  registryId: string,
  { step, at }: { step: keyof Checklist; at: Date },
): Promise<void> {
  const column = CHECKLIST_COLUMNS[step]
  await db('owner_checklists')
    .insert({ registry_id: registryId, [column]: at })
    .onConflict('registry_id')
    .merge({ [column]: db.raw('coalesce(owner_checklists.??, excluded.??)', [column, column]) })
}
