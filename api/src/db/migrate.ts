import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseClient } from '@registry/shared/database/database-client'
import { runMigrations } from 'graphile-worker'
import knex, { type Knex } from 'knex'
import pg from 'pg'
import { isLocked } from './is-outage.ts'
import { migrationConfig } from './migration-config.ts'

/** Arbitrary number of the advisory lock, unique in this database. A backup shares it while it copies tables. */
export const MIGRATION_LOCK = 20261101
const LOCK_POLL_MS = 100

async function migrateQueue(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ Client: DatabaseClient, connectionString: databaseUrl, max: 2 })
  // graphile-worker requires an error listener: without one, a closed idle connection crashes the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}

/** A migration that waits for a lock blocks all later queries on its table, so it times out and retries. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_ATTEMPTS = 30

async function migrateTables(databaseUrl: string, only?: readonly string[]): Promise<void> {
  // An operator may have limited the statements of this role; an index may take longer.
  const options = `-c lock_timeout=${LOCK_TIMEOUT_MS}ms -c statement_timeout=0`
  const connection = { connectionString: databaseUrl, options }
  const db = knex({ client: 'pg', connection, migrations: migrationConfig })
  db.client.driver = { ...db.client.driver, Client: DatabaseClient }
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runMigrationFiles(db, only)
      } catch (error) {
        if (!isLocked(error) || attempt === LOCK_ATTEMPTS) throw error
      }
    }
  } finally {
    await db.destroy()
  }
}

async function runMigrationFiles(db: Knex, only?: readonly string[]): Promise<void> {
  if (!only) return void (await db.migrate.latest())
  // Skips an applied migration.
  for (const name of only) await db.migrate.up({ name })
}

/** Copies the migration history from the table of earlier releases, which continue to read their own. */
const ADOPT_HISTORY = `
  do $$ begin
    if to_regclass('public.knex_migrations') is not null and to_regclass('public.migrations') is null then
      create table migrations (
        id serial primary key, name varchar(255), batch integer, migration_time timestamptz
      );
      insert into migrations (name, batch, migration_time)
        select name, batch, migration_time from knex_migrations order by id;
    end if;
  end $$`

/** Takes the lock by polling: `create index concurrently` waits for queries that block on a lock. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0].taken) return
    await sleep(LOCK_POLL_MS)
  }
}

/**
 * Migrates a database to the current schema: graphile-worker's first, because ours has a function that calls
 * it. Concurrent migrations run one after the other. `only` names the migrations of an earlier schema, in order.
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<void> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Held by this connection, so it is released however this process ends.
    await takeLock(client)
    await client.query(ADOPT_HISTORY)
    await migrateQueue(databaseUrl)
    await migrateTables(databaseUrl, only)
  } finally {
    await client.end()
  }
}

/** Migrations of this release compared with those of a database. */
interface SchemaState {
  /** Latest migration that this release needs. */
  needed: string
  /** Name of the latest migration that the database has; undefined for an empty one. */
  found: string | undefined
  /** Migrations of this release. */
  known: string[]
  /** Applied migrations, by name. */
  applied: string[]
  /** True when the database has all migrations that this release needs. It may have more, of the next release. */
  isReady: boolean
}

/** Lists the migrations of this release, in order. */
export async function listMigrations(): Promise<string[]> {
  const names = await readdir(migrationConfig.directory)
  return names.filter(name => name.endsWith('.ts')).sort()
}

/** Compares a database with the migrations of this release. Throws when it is unreachable. */
export async function readSchemaState(databaseUrl: string): Promise<SchemaState> {
  const names = await listMigrations()
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ history: string | null }>(
      `select coalesce(to_regclass('public.migrations'), to_regclass('public.knex_migrations'))::text
         as history`,
    )
    const history = rows[0]?.history
    const applied = history
      ? await client.query<{ name: string }>(`select name from ${history} order by name`)
      : { rows: [] }
    const done = applied.rows.map(({ name }) => name)
    const isReady = names.every(name => done.includes(name))
    return { needed: names.at(-1) ?? '', found: done.at(-1), known: names, applied: done, isReady }
  } finally {
    await client.end()
  }
}

/** Returns the error message for an operator whose database lacks migrations. */
export function schemaSentence({ needed, found }: SchemaState): string {
  const latest = (name: string) => name.replace(/\.ts$/, '')
  return `The database schema is behind: this release needs ${latest(needed)}, the database has ${found ? latest(found) : 'none'}. Please run: npm run migrate`
}
