import type { Db } from '../db/connect.ts'
import * as audit from '../features/audit/audit-store.ts'
import { ROLES, type Role, rolesOf, withRoles } from '../features/users/user-policy.ts'
import * as userStore from '../features/users/user-store.ts'
import { accountNotFound, type CommandResult } from './command-result.ts'

export const isRole = (text: string): text is Role => ROLES.some(role => role === text)

type Change = (before: readonly Role[]) => Role[]

function changeRoles(db: Db, email: string, change: Change): Promise<CommandResult> {
  return db.transaction(async trx => {
    await userStore.lockByEmail(trx, email)
    const account = await userStore.findByEmail(trx, email)
    if (!account) return accountNotFound()
    const before = rolesOf(account)
    const after = change(before)
    const note = `Roles of this account now: ${after.join(', ') || 'none'}.`
    if (after.length === before.length) return { exitCode: 0, note }
    await userStore.setRoles(trx, account.id, withRoles(after), new Date())
    await audit.record(trx, { actorKind: 'operator' }, 'user.roles_changed', {
      entityId: account.id,
      details: { old: before, new: after },
    })
    return { exitCode: 0, note }
  })
}

/** Grants roles to an account, effective from its next request. */
export function grant(db: Db, email: string, roles: readonly Role[]): Promise<CommandResult> {
  return changeRoles(db, email, before =>
    ROLES.filter(role => before.includes(role) || roles.includes(role)),
  )
}

/** Revokes roles of an account, effective immediately. */
export function revoke(db: Db, email: string, roles: readonly Role[]): Promise<CommandResult> {
  return changeRoles(db, email, before => before.filter(role => !roles.includes(role)))
}

/** Lists the accounts with roles, one per line. */
export async function listRoles(db: Db): Promise<CommandResult> {
  const accounts = await userStore.listWithRoles(db)
  if (accounts.length === 0) return { exitCode: 0, note: 'Nobody holds a role.' }
  const lines = accounts.map(account => `${account.email}\t${rolesOf(account).join(', ')}`)
  return { exitCode: 0, data: lines.join('\n') }
}
