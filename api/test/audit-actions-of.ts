import type { Db } from '../src/db/connect.ts'

/** Returns the audit actions by or about a user, in order. */
export function auditActionsOf(db: Db, userId: string): Promise<string[]> {
  return db('audit_events')
    .where({ actor_id: userId })
    .orWhere({ entity_id: userId })
    .orderBy('id')
    .pluck('action')
}
