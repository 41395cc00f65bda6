import { setTimeout as sleep } from 'node:timers/promises'
import { cents } from '@registry/shared/money/money'
import pg from 'pg'
import { connect } from '../../src/db/connect.ts'
import { migrate } from '../../src/db/migrate.ts'
import { startPgBouncer } from '../../test/database/start-pgbouncer.ts'
import { makeItem, makeRegistry } from '../../test/factories.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { cleanUp, registerCleanup } from './cleanup.ts'
import { type Load, type LoadRecord, startLoad, type Target } from './load.ts'
import { makeFolder } from './make-folder.ts'
import { type PostgresCluster, startCluster } from './postgres-cluster.ts'

/** Highest price of an item: no load reaches it. */
const PRICE_CENTS = 100_000_000
const READ_ATTEMPTS = 10

/** A registry with its own PostgreSQL and api processes, whose data can be checked for consistency. */
export interface TestSystem {
  postgres: PostgresCluster
  apis: ApiProcess[]
  dataDir: string
  slug: string
  ownerId: string
  registryId: string
  targets: Target[]
  /** Adds an item and returns where to contribute to it. */
  addItem(priceCents: number): Promise<Target>
  /** Starts writers; they contribute through these origins, those of the apis by default. */
  startLoad(writers: number, pauseMs?: number, through?: string[]): Load
  /** Runs SQL on a connection of its own, in the database `registry` unless `url` names another. */
  query<Row extends pg.QueryResultRow>(
    sql: string,
    values?: unknown[],
    url?: string,
  ): Promise<Row[]>
}

export interface TestSystemOptions {
  /** Number of api processes; one by default. */
  copies?: number
  items?: number
  env?: Record<string, string>
  preload?: string[]
  /** Number of api processes that run jobs; all by default. */
  jobCopies?: number
  /** URL of a running server in place of a new cluster. */
  serverUrl?: string
  /** Puts PgBouncer between the apis and PostgreSQL. */
  hasPooler?: boolean
  /** Folder for the PostgreSQL cluster; the temporary folder by default. */
  postgresParent?: string
}

/** Starts a test system, runs `work` with it, and removes its processes and files, also after a failure. */
export async function withTestSystem<T>(
  options: TestSystemOptions,
  work: (system: TestSystem) => Promise<T>,
): Promise<T> {
  try {
    return await work(await startTestSystem(options))
  } finally {
    await cleanUp()
  }
}

async function startTestSystem(options: TestSystemOptions): Promise<TestSystem> {
  const { copies = 1, items = 4, env, preload } = options
  const { serverUrl } = options
  const postgres = serverUrl ? foreignServer(serverUrl) : await startCluster(options.postgresParent)
  await migrate(postgres.url)
  const dataDir = await makeFolder('registry-chaos-')
  const withDb = async <T>(work: (db: ReturnType<typeof connect>) => Promise<T>) => {
    const db = connect({ url: postgres.url, pool: 1 })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  const registry = await withDb(db => makeRegistry(db, 'chaos'))
  const databaseUrl = options.hasPooler ? await startPooler(postgres.url) : postgres.url
  const parts = {
    ...{ databaseUrl, dataDir, preload },
    env: { DATABASE_DIRECT_URL: postgres.url, ...env },
  }
  const apis: ApiProcess[] = []
  for (let copy = 0; copy < copies; copy += 1) {
    const JOBS_ENABLED = String(copy < (options.jobCopies ?? copies))
    // Copies share one URL, of which the Message-ID of a mail is made.
    const PUBLIC_URL = apis[0]?.url
    const shared = { JOBS_ENABLED, ...(PUBLIC_URL && { PUBLIC_URL }) }
    apis.push(await startApiProcess({ ...parts, env: { ...shared, ...parts.env } }))
  }
  const origins = apis.map(({ url }) => url)
  const session = await openSession(origins[0] ?? '')
  const addItem = async (priceCents: number) => {
    const values = { totalPriceCents: cents(priceCents) }
    const itemId = await withDb(db => makeItem(db, registry.id, values))
    return { slug: registry.slug, itemId, session }
  }
  const targets: Target[] = []
  for (let item = 0; item < items; item += 1) targets.push(await addItem(PRICE_CENTS))
  return {
    ...{ postgres, apis, dataDir, targets, addItem },
    ...{ slug: registry.slug, ownerId: registry.ownerId, registryId: registry.id },
    startLoad: (writers, pauseMs, through = origins) =>
      startLoad({ origins: through, targets, writers, pauseMs }),
    query: (sql, values, url = postgres.url) => query(url, sql, values),
  }
}

function foreignServer(url: string): PostgresCluster {
  const refuse = () => {
    throw new Error('The test system does not control this server.')
  }
  const actions = { stop: refuse, start: refuse, pause: refuse, resume: refuse, remove: refuse }
  return { url, isRunning: () => true, ...actions }
}

/** Starts PgBouncer in front of a server; returns the URL through it. */
async function startPooler(serverUrl: string): Promise<string> {
  const { port, stop } = await startPgBouncer(serverUrl)
  registerCleanup(stop)
  const url = new URL(serverUrl)
  url.port = String(port)
  return url.href
}

/** Returns the token of a new visitor session. */
export async function openSession(
  origin: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${origin}/api/auth/session`, { method: 'POST', headers })
  const { sessionToken } = (await response.json()) as { sessionToken: string }
  return sessionToken
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // A connection that is lost rejects its query too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Row>(sql, values)
    return rows
  } finally {
    await client.end()
  }
}

/** Runs a read-only query, again if it fails: a cluster may still be replacing its primary. */
async function read<Row extends pg.QueryResultRow>(
  system: TestSystem,
  sql: string,
): Promise<Row[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await system.query<Row>(sql)
    } catch (error) {
      if (attempt === READ_ATTEMPTS) throw error
      await sleep(1_000)
    }
  }
}

/** Comparison of acknowledged contributions with the rows in the database. */
interface ConsistencyReport {
  acknowledged: number
  /** The comparison as one phrase. */
  summary: string
  /** Whether nothing was lost, doubled or miscounted, and no response was a 500. */
  isConsistent: boolean
}

/** Compares a load's record with the database. */
export async function checkConsistency(
  system: TestSystem,
  record: LoadRecord,
): Promise<ConsistencyReport> {
  const stored = await read<{ id: string; message: string; amount: string }>(
    system,
    'select id, message, amount_cents as amount from contributions where deleted_at is null',
  )
  const byId = new Map(stored.map(row => [row.id, row]))
  const isLost = ([id, contribution]: [string, { key: string; cents: number }]) =>
    Number(byId.get(id)?.amount) !== contribution.cents ||
    byId.get(id)?.message !== contribution.key
  const wrong = await read<{ count: number }>(
    system,
    `select count(*)::int as count from items i where amount_contributed_cents <> (
       select coalesce(sum(amount_cents), 0) from contributions c
        where c.item_id = i.id and c.deleted_at is null)`,
  )
  const acknowledged = record.acknowledged.size
  // Acknowledged contributions that are not stored, or with another amount.
  const lost = [...record.acknowledged].filter(isLost).length
  // Contributions stored more than once under one key.
  const duplicates = stored.length - new Set(stored.map(({ message }) => message)).size
  const wrongSums = wrong[0]?.count ?? Number.NaN
  const unsettled = record.unsettled.length
  const failures = record.attempts.filter(({ status }) => status === 500).length
  const defects = lost + duplicates + wrongSums + unsettled + failures
  const rest = unsettled > 0 ? `, ${unsettled} unsettled` : ''
  return {
    acknowledged,
    summary: `${acknowledged} acknowledged, ${lost} lost, ${duplicates} duplicates, ${wrongSums} wrong sums, ${failures} × 500${rest}`,
    isConsistent: defects === 0 && acknowledged > 0,
  }
}
