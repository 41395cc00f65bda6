import type { OwnerSession } from '../../lib/owner-session.ts'

/** Whether /admin shows the administrators' listing; the server decides what they may do. */
export function isAdministrator(session: OwnerSession): boolean {
  if (session.status !== 'signed-in') return false
  const { isSystemAdmin, adminLevel, canManageUsers } = session.user.registrySettings
  return session.via === 'legacy' || isSystemAdmin || adminLevel === 'super' || canManageUsers
}
