import type { Knex } from 'knex'
import { qualified } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { noteColumns, type StoredNote } from './note-store.ts'

/** Contributor of a registry, identified by email address, with the note to them. */
export interface Contributor {
  /** Id of their first contribution. */
  id: string
  /** Lower-cased email address, which identifies the contributor. */
  key: string
  /** Name and email address of their latest contribution. */
  name: string
  email: string
  latestContributionId: string
  latestContributionAt: Date
  /** Stored note; null if there is none. */
  stored: StoredNote | null
  /** Version of the note; that of a new one if there is none. */
  noteVersion: number
}

/** Row with a left-joined note, whose columns are null if there is none. */
type Joined = Omit<Contributor, 'stored'> & (StoredNote | Record<keyof StoredNote, null>)

function toContributor(row: Joined): Contributor {
  const {
    id,
    key,
    name,
    email,
    latestContributionId,
    latestContributionAt,
    noteVersion,
    ...stored
  } = row
  return {
    ...{ id, key, name, email, latestContributionId, latestContributionAt, noteVersion },
    stored: stored.status === null ? null : stored,
  }
}

const FIRST_ID = '(array_agg(c.id order by c.created_at, c.id))[1]'
const latest = (column: string) =>
  `(array_agg(c.${column} order by c.created_at desc, c.id desc))[1]`

const given = (db: Db, registryId: string) =>
  db('contributions as c').where('c.registry_id', registryId).whereNull('c.deleted_at')

function contributors(db: Db, registryId: string): Knex.QueryBuilder {
  return given(db, registryId)
    .leftJoin('thank_yous as t', join =>
      join.on('t.registry_id', 'c.registry_id').andOn('t.email', db.raw('lower(c.email)')),
    )
    .groupByRaw('lower(c.email), t.id')
    .select(
      db.raw(`${FIRST_ID} as id`),
      db.raw('lower(c.email) as key'),
      db.raw(`${latest('name')} as name`),
      db.raw(`${latest('email')} as email`),
      db.raw(`${latest('id')} as "latestContributionId"`),
      db.raw('max(c.created_at) as "latestContributionAt"'),
      db.raw('coalesce(t.version, 1) as "noteVersion"'),
      qualified('t', noteColumns),
    )
}

/** Time of the first contribution that no note thanks for; null once there is none. */
const WAITING_SINCE = `min(c.created_at) filter (where
  t.sent_at is null or date_trunc('milliseconds', c.created_at) > t.sent_at)`

/**
 * Returns a page of a registry's contributors: those who wait for a note first, longest first, then the most
 * recently thanked.
 */
export async function listContributors(
  db: Db,
  registryId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Contributor[]> {
  const rows: Joined[] = await contributors(db, registryId)
    .orderByRaw(`${WAITING_SINCE} asc nulls last, t.sent_at desc, ${FIRST_ID}`)
    .limit(limit)
    .offset(offset)
  return rows.map(toContributor)
}

/** Counts the contributors of a registry, and those who wait for a note. */
export async function countContributors(
  db: Db,
  registryId: string,
): Promise<{ total: number; toWrite: number }> {
  const each = contributors(db, registryId)
    .clearSelect()
    .select(db.raw(`${WAITING_SINCE} as waiting_since`))
  const [row] = await db
    .from(each.as('guest'))
    .select(db.raw('count(*)::int as total, count(waiting_since)::int as to_write'))
  return { total: row.total, toWrite: row.to_write }
}

/** Returns the contributors of these contributions; ignores voided ones and those of another registry. */
export async function findContributors(
  db: Db,
  registryId: string,
  contributionIds: readonly string[],
): Promise<Contributor[]> {
  // A separate query: joined, PostgreSQL may scan a table without statistics once per contribution.
  const theirs: { key: string }[] = await given(db, registryId)
    .whereIn('c.id', contributionIds)
    .distinct(db.raw('lower(c.email) as key'))
  if (theirs.length === 0) return []
  const keys = theirs.map(({ key }) => key)
  const rows: Joined[] = await contributors(db, registryId).whereRaw('lower(c.email) = any(?)', [
    keys,
  ])
  return rows.map(toContributor)
}

/**
 * Returns the registry, name and email address that a contribution names or, if it was voided, the same contributor's
 * newest one before it. Undefined if all of them were voided. For background jobs only.
 */
export async function findNamed(
  db: Db,
  contributionId: string,
): Promise<{ registryId: string; name: string; email: string } | undefined> {
  return db('contributions as c')
    .join('contributions as latest', join =>
      join
        .on('latest.registry_id', 'c.registry_id')
        .andOn(db.raw('lower(latest.email) = lower(c.email)'))
        .andOn('c.created_at', '<=', 'latest.created_at'),
    )
    .where('latest.id', contributionId)
    .whereNull('c.deleted_at')
    .orderByRaw('c.id = latest.id desc, c.created_at desc, c.id desc')
    .first({ registryId: 'c.registry_id', name: 'c.name', email: 'c.email' })
}

/** Counts these contributions if they belong to the registry and were not voided. */
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
