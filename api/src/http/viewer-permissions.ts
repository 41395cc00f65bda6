import { AppError } from '@registry/shared/errors/app-error'
import type { LegacyAdmin, Owner, RegistryViewer } from './viewer.ts'

/** What decides about somebody who is signed in, whichever registry they act on. */
export type SignedIn = Pick<Owner, 'kind' | 'isAdmin'> | Pick<LegacyAdmin, 'kind'>

/** What somebody who is signed in may do beyond their registry; also the flags of their own answer. */
export function viewerPermissions(viewer: SignedIn) {
  return {
    administer: viewer.kind === 'legacy_admin' || viewer.isAdmin,
    manageAccount: viewer.kind === 'owner',
  }
}

/** Whoever has an account of their own. Throws FORBIDDEN for the legacy admin, who has none. */
export function requireAccountHolder(viewer: RegistryViewer): Owner {
  if (viewer.kind === 'owner') return viewer
  throw new AppError('FORBIDDEN')
}
