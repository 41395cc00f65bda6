import { column, type RecordOf, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Author of a message: the owner of the registry or the offerer. */
export type Sender = 'owner' | 'offerer'

const COLUMNS = {
  id: column<string>('id'),
  registryId: column<string>('registry_id'),
  offeringId: column<string>('offering_id'),
  sender: column<Sender>('sender'),
  body: column<string>('body'),
  createdAt: column<Date>('created_at'),
}

export type Message = RecordOf<typeof COLUMNS>

export async function insert(db: Db, message: Message): Promise<void> {
  await db('offering_messages').insert(toRow(COLUMNS, message))
}

export async function findById(db: Db, id: string): Promise<Message | undefined> {
  return db('offering_messages').where({ id }).first(COLUMNS)
}

/** Maximum number of messages to load from one thread. */
const THREAD_MAX = 500

/** Returns the thread of an offering, oldest first; of a very long one only the newest messages. */
export async function list(db: Db, offeringId: string): Promise<Message[]> {
  const rows: Message[] = await db('offering_messages')
    .where({ offering_id: offeringId })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(THREAD_MAX)
    .select(COLUMNS)
  return rows.toReversed()
}

/** Marks the offerer's messages up to `until` as read; later ones stay unread. */
export async function markRead(
  db: Db,
  { offeringId, until, at }: { offeringId: string; until: Date; at: Date },
): Promise<void> {
  await db('offering_messages')
    .where({ offering_id: offeringId, sender: 'offerer' })
    .where('created_at', '<=', until)
    .whereNull('read_at')
    .update({ read_at: at })
}

export interface MessageCounts {
  messages: number
  /** Messages of the offerer that the parents have not opened. */
  unread: number
}

/** Counts messages by offering; offerings without messages are not in the map. */
export async function countByOffering(
  db: Db,
  offeringIds: readonly string[],
): Promise<Map<string, MessageCounts>> {
  const rows: { offering_id: string; messages: string; unread: string }[] = await db(
    'offering_messages',
  )
    .whereIn('offering_id', offeringIds)
    .groupBy('offering_id')
    .select(
      'offering_id',
      db.raw('count(*) as messages'),
      db.raw(`count(*) filter (where sender = 'offerer' and read_at is null) as unread`),
    )
  return new Map(
    rows.map(row => [
      row.offering_id,
      { messages: Number(row.messages), unread: Number(row.unread) },
    ]),
  )
}

/** Counts the unread messages to a registry's owner. */
export async function countUnread(db: Db, registryId: string): Promise<number> {
  const row = await db('offering_messages')
    .join('offerings', 'offerings.id', 'offering_messages.offering_id')
    .where({ 'offering_messages.registry_id': registryId, sender: 'offerer' })
    .whereNull('read_at')
    .whereNull('offerings.deleted_at')
    .count('* as count')
    .first()
  return Number(row?.count ?? 0)
}
