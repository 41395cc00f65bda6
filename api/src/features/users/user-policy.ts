interface Roles {
  isSystemAdmin: boolean
  adminLevel: string | null
  canManageUsers: boolean
}

/** Whether the administrators' variant is open to an account. */
export function isAdministrator({ isSystemAdmin, adminLevel, canManageUsers }: Roles): boolean {
  return isSystemAdmin || adminLevel === 'super' || canManageUsers
}
