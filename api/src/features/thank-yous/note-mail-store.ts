import { toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Queued email of a note, with the text at the time of sending. */
export interface NoteMail {
  id: string
  registryId: string
  contributionId: string
  note: string
}

const COLUMNS = {
  id: 'id',
  registryId: 'registry_id',
  contributionId: 'contribution_id',
  note: 'note',
} satisfies Record<keyof NoteMail, string>

export async function insert(db: Db, mail: NoteMail, createdAt: Date): Promise<void> {
  await db('thank_you_mails').insert({ ...toRow(COLUMNS, mail), created_at: createdAt })
}

export async function find(db: Db, id: string): Promise<NoteMail | undefined> {
  return db('thank_you_mails').where({ id }).first(COLUMNS)
}

export async function remove(db: Db, id: string): Promise<void> {
  await db('thank_you_mails').where({ id }).delete()
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('thank_you_mails').where({ registry_id: registryId }).delete()
}

/** Removes at most `limit` mails created before then; returns their ids. */
export async function removeOld(db: Db, before: Date, limit: number): Promise<string[]> {
  const old = db('thank_you_mails').where('created_at', '<', before).limit(limit).select('id')
  const rows: { id: string }[] = await db('thank_you_mails')
    .whereIn('id', old)
    .delete()
    .returning('id')
  return rows.map(({ id }) => id)
}
