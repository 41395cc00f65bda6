import type { Db } from '../src/db/connect.ts'

/** What the audit trail says that somebody did, or that was done about them, in order. */
export function auditActionsOf(db: Db, userId: string): Promise<string[]> {
  return db('audit_events')
    .where({ actor_id: userId })
    .orWhere({ entity_id: userId })
    .orderBy('id')
    .pluck('action')
}
