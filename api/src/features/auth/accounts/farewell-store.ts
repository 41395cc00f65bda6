import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'

/** Recipient of the email about a closed account, since the account no longer holds the email address. */
export interface Farewell {
  userId: string
  name: string
  email: string
}

export async function insert(db: Db, farewell: Farewell, createdAt: Date): Promise<void> {
  const { userId, name, email } = farewell
  await db('farewells').insert({ user_id: userId, name, email, created_at: createdAt })
}

export async function find(db: Db, userId: string): Promise<Farewell | undefined> {
  const row: { name: string; email: string } | undefined = await db('farewells')
    .where({ user_id: userId })
    .first(['name', 'email'])
  return row && { userId, ...row }
}

export async function remove(db: Db, userId: string): Promise<void> {
  await db('farewells').where({ user_id: userId }).delete()
}

/** Removes at most `limit` rows created before then; returns how many. */
export const removeOld = deleteBefore('farewells', 'created_at')
