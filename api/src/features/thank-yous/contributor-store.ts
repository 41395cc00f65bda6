import type { Knex } from 'knex'
import type { Db } from '../../db/connect.ts'
import { type NoteRow, type StoredNote, toStoredNote } from './note-store.ts'

/** Everybody who gave to a registry from one address, with the note to them. */
export interface Guest {
  /** Of their first gift. */
  id: string
  /** The address in small letters, by which a guest is one. */
  key: string
  /** As they wrote them with their latest gift. */
  name: string
  email: string
  latestContributionId: string
  latestContributionAt: Date
  /** What was kept about the note; null before anything was. */
  kept: StoredNote | null
}

interface GuestRow {
  id: string
  key: string
  name: string
  email: string
  latest_gift_id: string
  latest_gift_at: Date
}

/** What a note row joins in: all null where there is none. */
type Joined = GuestRow & (NoteRow | Record<keyof NoteRow, null>)

const toContributor = (row: Joined): Guest => ({
  id: row.id,
  key: row.key,
  name: row.name,
  email: row.email,
  latestContributionId: row.latest_gift_id,
  latestContributionAt: row.latest_gift_at,
  kept: row.status === null ? null : toStoredNote(row),
})

const first = (column: string) => `(array_agg(c.${column} order by c.created_at, c.id))[1]`
const latest = (column: string) =>
  `(array_agg(c.${column} order by c.created_at desc, c.id desc))[1]`

const given = (db: Db, registryId: string) =>
  db('contributions as c').where('c.registry_id', registryId).whereNull('c.deleted_at')

function guests(db: Db, registryId: string): Knex.QueryBuilder {
  return given(db, registryId)
    .leftJoin('thank_yous as t', join =>
      join.on('t.registry_id', 'c.registry_id').andOn('t.email', db.raw('lower(c.email)')),
    )
    .groupByRaw('lower(c.email), t.id')
    .select(
      db.raw(`${first('id')} as id`),
      db.raw('lower(c.email) as key'),
      db.raw(`${latest('name')} as name`),
      db.raw(`${latest('email')} as email`),
      db.raw(`${latest('id')} as latest_gift_id`),
      db.raw('max(c.created_at) as latest_gift_at'),
      't.status',
      't.note',
      't.sent_at',
      't.sent_before_at',
      't.mail_id',
      't.undelivered_at',
    )
}

/** The first gift that no note thanks for yet; null once all are thanked for. */
const WAITING_SINCE = `min(c.created_at) filter (where
  t.sent_at is null or date_trunc('milliseconds', c.created_at) > t.sent_at)`

/** Guests of a registry: who waits for a note first, the longest first; then who was thanked last. */
export async function listContributors(
  db: Db,
  registryId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Guest[]> {
  const rows: Joined[] = await guests(db, registryId)
    .orderByRaw(`${WAITING_SINCE} asc nulls last, t.sent_at desc, ${first('id')}`)
    .limit(limit)
    .offset(offset)
  return rows.map(toContributor)
}

/** How many gave to a registry, and how many of them wait for a note. */
export async function countContributors(
  db: Db,
  registryId: string,
): Promise<{ total: number; toWrite: number }> {
  const each = guests(db, registryId)
    .clearSelect()
    .select(db.raw(`${WAITING_SINCE} as waiting_since`))
  const [row] = await db
    .from(each.as('guest'))
    .select(db.raw('count(*)::int as total, count(waiting_since)::int as to_write'))
  return { total: row.total, toWrite: row.to_write }
}

/** The guests whose gifts these are; whose is another registry's or was voided is nobody's. */
export async function findContributors(
  db: Db,
  registryId: string,
  contributionIds: readonly string[],
): Promise<Guest[]> {
  // Asked for by themselves: joined in, a table without statistics is gone through for every gift.
  const theirs: { key: string }[] = await given(db, registryId)
    .whereIn('c.id', contributionIds)
    .distinct(db.raw('lower(c.email) as key'))
  if (theirs.length === 0) return []
  const keys = theirs.map(({ key }) => key)
  const rows: Joined[] = await guests(db, registryId).whereRaw('lower(c.email) = any(?)', [keys])
  return rows.map(toContributor)
}

/** How many of these contributions are there and this registry's. */
export async function countOwn(
  db: Db,
  registryId: string,
  contributionIds: readonly string[],
): Promise<number> {
  const [row] = await given(db, registryId)
    .whereIn('c.id', contributionIds)
    .select(db.raw('count(*)::int as count'))
  return row.count
}
