import { AppError } from '@registry/shared/errors/app-error'
import type { RegistryViewer } from '../../http/viewer.ts'

/** The audit trail's name for who acts on a registry. */
export function actorOf(viewer: RegistryViewer) {
  return viewer.kind === 'owner'
    ? { actorKind: 'owner' as const, actorId: viewer.userId, registryId: viewer.registryId }
    : { actorKind: 'legacy_admin' as const, registryId: viewer.registryId }
}

/** The thing, or NOT_FOUND: what belongs to somebody else is not there either. */
export function requireFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('NOT_FOUND')
  return thing
}
