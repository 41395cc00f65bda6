import { column } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Column of the time at which each step was done. */
export const CHECKLIST_COLUMNS = {
  isTestPaid: column<Date | null>('test_paid_at'),
  isShared: column<Date | null>('shared_at'),
  /** Set once a device was subscribed to notifications. */
  isNotified: column<Date | null>('notified_at'),
  isDismissed: column<Date | null>('dismissed_at'),
}

/** Steps of the checklist for new owners that cannot be derived from other rows. */
export type Checklist = Record<keyof typeof CHECKLIST_COLUMNS, boolean>

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
