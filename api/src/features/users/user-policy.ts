import { viewerCan } from '../../http/viewer-policy.ts'

/** What an account may do beyond its own registry. Only the command line changes it. */
export interface Roles {
  isSystemAdmin: boolean
  adminLevel: string | null
  canManageUsers: boolean
}

export const ROLES = ['system', 'super', 'users'] as const
export type Role = (typeof ROLES)[number]

/** Whether the administrators' variant is open to an account: any one role does. */
export function isAdministrator({ isSystemAdmin, adminLevel, canManageUsers }: Roles): boolean {
  return isSystemAdmin || adminLevel === 'super' || canManageUsers
}

/** The roles that an account holds, by the names that the command line uses. */
export function rolesOf({ isSystemAdmin, adminLevel, canManageUsers }: Roles): Role[] {
  const held = { system: isSystemAdmin, super: adminLevel === 'super', users: canManageUsers }
  return ROLES.filter(role => held[role])
}

/** An account that holds exactly these roles. */
export function withRoles(roles: readonly Role[]): Roles {
  return {
    isSystemAdmin: roles.includes('system'),
    adminLevel: roles.includes('super') ? 'super' : null,
    canManageUsers: roles.includes('users'),
  }
}

/** What an owner may do, as their own answer says it. */
export function userPermissions(account: Roles) {
  return viewerCan({ kind: 'owner', isAdmin: isAdministrator(account) })
}
