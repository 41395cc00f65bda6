import type { Db } from '../../db/connect.ts'
import { newId } from '../../db/new-id.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'

export interface AuditEvent {
  actorKind: 'visitor' | 'owner' | 'legacy_admin' | 'operator' | 'system'
  actorId?: string
  registryId?: string
  /** Name of the action, for example 'contribution.created'. */
  action: string
  /** Kind of the changed record, unless the action's first word names it. */
  entity?: string
  entityId?: string
  /** Old and new values. Never an email address, a name or a note. */
  details?: Record<string, unknown>
  requestId?: string
  /** IP address of the client, truncated to /24 (IPv4) or /48 (IPv6). */
  network?: string
}

/** Converts an event to its row, for statements that insert it together with other rows. */
export const toRow = (event: AuditEvent) => ({
  id: newId(),
  actor_kind: event.actorKind,
  actor_id: event.actorId,
  registry_id: event.registryId,
  action: event.action,
  entity: event.entity ?? event.action.split('.')[0],
  entity_id: event.entityId,
  details: JSON.stringify(event.details ?? {}),
  request_id: event.requestId,
  network: event.network,
})

type About = Pick<AuditEvent, 'entity' | 'entityId' | 'details'>

/**
 * Stores an audit event. Call it in the transaction of the action. The author of a request's action includes its
 * `meta.trace`.
 */
export async function record(
  db: Db,
  author: Omit<AuditEvent, 'action' | keyof About>,
  action: string,
  about: About = {},
): Promise<void> {
  await db('audit_events').insert(toRow({ ...author, action, ...about }))
}

/** Stores several audit events in one statement. */
export async function recordAll(db: Db, events: AuditEvent[]): Promise<void> {
  if (events.length > 0) await db('audit_events').insert(events.map(toRow))
}

/** Author of an action on a registry, as stored with its audit event. */
export type Actor = Pick<AuditEvent, 'actorKind' | 'actorId'> & { registryId: string }

/** Returns the actor of an audit event. */
export function actorOf(viewer: RegistryViewer): Actor {
  const { kind, registryId } = viewer
  return kind === 'owner'
    ? { actorKind: kind, actorId: viewer.userId, registryId }
    : { actorKind: kind, registryId }
}
