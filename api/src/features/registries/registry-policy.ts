import { AppError } from '@registry/shared/errors/app-error'
import type { RegistryViewer } from '../../http/routes/viewer.ts'

/** Returns the actor of an audit event. */
export function actorOf(viewer: RegistryViewer) {
  return viewer.kind === 'owner'
    ? { actorKind: 'owner' as const, actorId: viewer.userId, registryId: viewer.registryId }
    : { actorKind: 'legacy_admin' as const, registryId: viewer.registryId }
}

/** Returns the value or throws NOT_FOUND. Stores return undefined for rows of other registries too. */
export function requireFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('NOT_FOUND')
  return thing
}
