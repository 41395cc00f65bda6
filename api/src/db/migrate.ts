import { runMigrations } from 'graphile-worker'
import knex from 'knex'
import pg from 'pg'
import { migrationConfig } from './migration-config.ts'

/** Any number will do that nothing else of this database uses. */
const LOCK = 20261101

async function migrateQueue(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // graphile-worker asks for a listener: without one an idle connection's end would be a crash.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}

async function migrateTables(databaseUrl: string): Promise<void> {
  const db = knex({ client: 'pg', connection: databaseUrl, migrations: migrationConfig })
  try {
    await db.migrate.latest()
  } finally {
    await db.destroy()
  }
}

/**
 * Brings a database to the present schema: the queue's own first, since ours has a function that
 * calls it. Two at once take turns.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Held by this connection, so it is free again however this process ends.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrateQueue(databaseUrl)
    await migrateTables(databaseUrl)
  } finally {
    await client.end()
  }
}

/** Whether every migration of this source tree has run. */
export async function isSchemaCurrent(databaseUrl: string): Promise<boolean> {
  const db = knex({ client: 'pg', connection: databaseUrl, migrations: migrationConfig })
  try {
    const [, pending] = await db.migrate.list()
    return pending.length === 0
  } finally {
    await db.destroy()
  }
}
