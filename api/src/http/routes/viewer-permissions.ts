import { AppError } from '@registry/shared/errors/app-error'
import type { LegacyAdmin, Owner, RegistryViewer } from './viewer.ts'

/** The viewer data that permissions depend on. */
export type SignedIn = Pick<Owner, 'kind' | 'isAdmin'> | Pick<LegacyAdmin, 'kind'>

/** Returns the permissions of a viewer beyond their own registry; also sent as flags to the client. */
export function viewerPermissions(viewer: SignedIn) {
  return {
    administer: viewer.kind === 'legacy_admin' || viewer.isAdmin,
    manageAccount: viewer.kind === 'owner',
  }
}

/** Returns the owner. Throws FORBIDDEN for the legacy admin, who has no account. */
export function requireAccountHolder(viewer: RegistryViewer): Owner {
  if (viewer.kind === 'owner') return viewer
  throw new AppError('FORBIDDEN')
}
