import type { RegistryViewer } from '../../http/routes/viewer.ts'
import type { AuditEvent } from './audit-store.ts'

/** Author of an action on a registry, as stored with its audit event. */
export type Actor = Pick<AuditEvent, 'actorKind' | 'actorId'> & { registryId: string }

/** Returns the actor of an audit event. */
export function actorOf(viewer: RegistryViewer): Actor {
  const { kind, registryId } = viewer
  return kind === 'owner'
    ? { actorKind: kind, actorId: viewer.userId, registryId }
    : { actorKind: kind, registryId }
}
