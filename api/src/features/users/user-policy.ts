import { viewerPermissions } from '../../http/routes/viewer-permissions.ts'

/** Rights of an account beyond its own registry. Only the command line changes them. */
export interface Roles {
  isSystemAdmin: boolean
  adminLevel: string | null
  canManageUsers: boolean
}

export const ROLES = ['system', 'super', 'users'] as const
export type Role = (typeof ROLES)[number]

/** Returns whether an account has any administrator role. */
export function isAdministrator({ isSystemAdmin, adminLevel, canManageUsers }: Roles): boolean {
  return isSystemAdmin || adminLevel === 'super' || canManageUsers
}

/** Returns the roles of an account as named on the command line. */
export function rolesOf({ isSystemAdmin, adminLevel, canManageUsers }: Roles): Role[] {
  const held = { system: isSystemAdmin, super: adminLevel === 'super', users: canManageUsers }
  return ROLES.filter(role => held[role])
}

/** Returns the columns for exactly these roles. */
export function withRoles(roles: readonly Role[]): Roles {
  return {
    isSystemAdmin: roles.includes('system'),
    adminLevel: roles.includes('super') ? 'super' : null,
    canManageUsers: roles.includes('users'),
  }
}

/** Returns what an owner may do, for the `can` field of the user. */
export function userPermissions(account: Roles) {
  return viewerPermissions({ kind: 'owner', isAdmin: isAdministrator(account) })
}
