import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'

export interface AuditEvent {
  actorKind: 'visitor' | 'owner' | 'legacy_admin' | 'operator' | 'system'
  actorId?: string
  registryId?: string
  /** What was done: 'contribution.created'. */
  action: string
  entity: string
  entityId?: string
  /** Old and new values; never an address, a name or a note. */
  details?: Record<string, unknown>
  requestId?: string
  /** Where the request came from, truncated: /24 of IPv4, /48 of IPv6. */
  network?: string
}

/** The row of an event, for a statement that stores it among other things. */
export const toRow = (event: AuditEvent) => ({
  id: newId(),
  actor_kind: event.actorKind,
  actor_id: event.actorId,
  registry_id: event.registryId,
  action: event.action,
  entity: event.entity,
  entity_id: event.entityId,
  details: JSON.stringify(event.details ?? {}),
  request_id: event.requestId,
  network: event.network,
})

/** Writes down who did what, in the transaction that does it; a request adds its `meta.trace`. */
export async function record(db: Db, event: AuditEvent): Promise<void> {
  await db('audit_events').insert(toRow(event))
}

/** The same for several at once. */
export async function recordAll(db: Db, events: AuditEvent[]): Promise<void> {
  if (events.length > 0) await db('audit_events').insert(events.map(toRow))
}
