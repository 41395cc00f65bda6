import type { Db } from '../../db/connect.ts'

/** Steps of the checklist for new owners that cannot be derived from other rows. */
export interface Checklist {
  isTestPaid: boolean
  isShared: boolean
  /** True once a device was subscribed to notifications. */
  isNotified: boolean
  isDismissed: boolean
}

/** Column of the time at which each step was done. */
export const CHECKLIST_COLUMNS = {
  isTestPaid: 'test_paid_at',
  isShared: 'shared_at',
  isNotified: 'notified_at',
  isDismissed: 'dismissed_at',
} as const satisfies Record<keyof Checklist, string>

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
