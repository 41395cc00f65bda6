import { aliased, column, type RecordOf, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import type { Roles } from './user-policy.ts'

const COLUMNS = {
  id: column<string>('id'),
  email: column<string>('email'),
  name: column<string>('name'),
  passwordHash: column<string | null>('password_hash'),
  emailVerifiedAt: column<Date | null>('email_verified_at'),
  isSystemAdmin: column<Roles['isSystemAdmin']>('is_system_admin'),
  adminLevel: column<Roles['adminLevel']>('admin_level'),
  canManageUsers: column<Roles['canManageUsers']>('can_manage_users'),
  createdAt: column<Date>('created_at'),
}

/** User account with its password hash, which never leaves the server. */
export type Account = RecordOf<typeof COLUMNS>

export interface NewAccount {
  id: string
  email: string
  name: string
  passwordHash: string
  /** Set for an account that is created as verified. */
  emailVerifiedAt?: Date
}

/** Returns an open account; closed ones are never found. */
export async function findById(db: Db, id: string): Promise<Account | undefined> {
  return db('users').where({ id }).whereNull('closed_at').first(COLUMNS)
}

/** Returns an open account and locks it until the transaction ends. */
export async function lockById(db: Db, id: string): Promise<Account | undefined> {
  return db('users').where({ id }).whereNull('closed_at').forNoKeyUpdate().first(COLUMNS)
}

/** Returns an account by case-insensitive email address. */
export async function findByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db('users')
    .whereNull('closed_at')
    .whereRaw('lower(email) = lower(?)', [email])
    .first(COLUMNS)
}

/** Inserts an account. Returns undefined if the email address is in use. */
export async function insert(db: Db, account: NewAccount): Promise<Account | undefined> {
  const [created]: Account[] = await db('users')
    .insert(toRow(COLUMNS, account))
    .onConflict()
    .ignore()
    .returning(aliased(COLUMNS))
  return created
}

/** Sets the time of verification; returns false if the email address was verified before. */
export async function setVerified(db: Db, id: string, at: Date): Promise<boolean> {
  const verified = await db('users')
    .where({ id })
    .whereNull('email_verified_at')
    .update({ email_verified_at: at, updated_at: at })
  return verified > 0
}

/** Replaces an unverified email address; returns false if it is verified. Throws if another account uses it. */
export async function correctEmail(
  db: Db,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<boolean> {
  const corrected = await db('users')
    .where({ id })
    .whereNull('email_verified_at')
    .update({ email, updated_at: at })
  return corrected > 0
}

export async function setName(db: Db, id: string, name: string, at: Date): Promise<void> {
  await db('users').where({ id }).update({ name, updated_at: at })
}

export async function setPassword(
  db: Db,
  account: { id: string; passwordHash: string; at: Date },
): Promise<void> {
  const { id, passwordHash, at } = account
  await db('users').where({ id }).update({ password_hash: passwordHash, updated_at: at })
}

/** Replaces the hash of an unchanged password; does nothing if the password was changed meanwhile. */
export async function rehashPassword(
  db: Db,
  account: { id: string; from: string; to: string },
): Promise<void> {
  const { id, from, to } = account
  await db('users').where({ id, password_hash: from }).update({ password_hash: to })
}

/**
 * Locks an open account until the transaction ends. Returns false if the password has changed or the account is
 * closed.
 */
export async function lockIfPasswordUnchanged(
  db: Db,
  account: { id: string; passwordHash: string | null },
): Promise<boolean> {
  const row = await db('users')
    .where({ id: account.id, password_hash: account.passwordHash })
    .whereNull('closed_at')
    .forNoKeyUpdate()
    .first('id')
  return row !== undefined
}

/** Closes an account and erases its personal data; the row stays, because registries refer to it. */
export async function close(db: Db, id: string, at: Date): Promise<void> {
  await db('users')
    .where({ id })
    .update({
      email: `${id}@closed.invalid`,
      name: 'Closed account',
      password_hash: null,
      email_verified_at: null,
      is_system_admin: false,
      admin_level: null,
      can_manage_users: false,
      closed_at: at,
      updated_at: at,
    })
}

/** Locks an account until the transaction ends. */
export async function lockByEmail(db: Db, email: string): Promise<void> {
  await db('users').whereRaw('lower(email) = lower(?)', [email]).forUpdate().select('id')
}

/** Replaces an account's roles. Only the command line calls it. */
export async function setRoles(db: Db, id: string, roles: Roles, at: Date): Promise<void> {
  await db('users').where({ id }).update({
    is_system_admin: roles.isSystemAdmin,
    admin_level: roles.adminLevel,
    can_manage_users: roles.canManageUsers,
    updated_at: at,
  })
}

/** Lists accounts with any role, by email address. */
export async function listWithRoles(db: Db): Promise<Account[]> {
  return db('users')
    .where({ is_system_admin: true })
    .orWhere({ can_manage_users: true })
    .orWhereNotNull('admin_level')
    .orderBy('email')
    .select(COLUMNS)
}
