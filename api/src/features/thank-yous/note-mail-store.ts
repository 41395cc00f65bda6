import { column, type RecordOf, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

const COLUMNS = {
  id: column<string>('id'),
  registryId: column<string>('registry_id'),
  contributionId: column<string>('contribution_id'),
  note: column<string>('note'),
}

/** Queued email of a note, with the text at the time of sending. */
export type NoteMail = RecordOf<typeof COLUMNS>

export async function insert(db: Db, mail: NoteMail, createdAt: Date): Promise<void> {
  await db('thank_you_mails').insert({ ...toRow(COLUMNS, mail), created_at: createdAt })
}

export async function find(db: Db, id: string): Promise<NoteMail | undefined> {
  return db('thank_you_mails').where({ id }).first(COLUMNS)
}

export async function remove(db: Db, ids: readonly string[]): Promise<void> {
  await db('thank_you_mails').whereIn('id', ids).delete()
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('thank_you_mails').where({ registry_id: registryId }).delete()
}

/** Returns the ids of at most `limit` mails created before then. */
export async function listOld(db: Db, before: Date, limit: number): Promise<string[]> {
  return db('thank_you_mails').where('created_at', '<', before).limit(limit).pluck('id')
}
