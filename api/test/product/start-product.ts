import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from '../../../shared/tools/run-tool.ts'
import { freePort } from '../../src/db/embedded-postgres/free-port.ts'
import type { DemoLogin } from '../../src/demo/seed-demo.ts'
import { createDemoDatabase } from './demo-template.ts'

/** Long enough for a busy machine. */
const READY_TRIES = 3_000
const PAUSE_MS = 100

export interface Product {
  /** Origin of the running product. */
  url: string
  databaseUrl: string
  dataDir: string
  demo: DemoLogin
  stop(): Promise<void>
}

export interface StartProductOptions {
  /** host:port pairs on private addresses that the scraper may read. */
  scraperAllowedHosts?: string[]
  env?: Record<string, string>
}

function run(script: string, env: NodeJS.ProcessEnv): ChildProcess {
  // Ends with the test that started it, even a killed one.
  const preload = path.join(root, 'api/src/start/exit-with-parent.ts')
  return spawn(process.execPath, ['--import', preload, path.join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/ready`).catch(() => undefined)
  return response?.ok ?? false
}

async function untilReady(url: string, api: ChildProcess): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (await isReady(url)) return
    if (api.exitCode !== null) break
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('The api did not become ready.')
}

/** Heartbeats of a running product: of each of the api's three groups of jobs, and of the scraper. */
const HEARTBEATS = 4

/** Waits for the heartbeats of all workers, from which on URLs are extracted. */
async function untilWorking(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (let tries = 0; tries < READY_TRIES; tries += 1) {
      const { rows } = await client.query('select count(*)::int as living from worker_heartbeats')
      if (rows[0].living >= HEARTBEATS) return
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  } finally {
    await client.end()
  }
  throw new Error('The workers did not start.')
}

/**
 * Starts the built product on a new database with the demo registry: api and scraper as in production.
 * Web must have been built.
 */
export async function startProduct(options: StartProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-product-'))
  const { demo, ...database } = await createDemoDatabase(dataDir)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    // Tests create more accounts per hour than the limits allow per IP address.
    RATE_LIMITS: 'off',
    // Slow queries on a busy machine are no outage.
    DATABASE_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
    // Tests must not access other hosts, even if their pages contain such URLs.
    SCRAPER_ONLY_ALLOWED_HOSTS: 'true',
    PUSH_ONLY_ALLOWED_HOSTS: 'true',
    SCRAPER_ALLOWED_HOSTS: (options.scraperAllowedHosts ?? []).join(','),
    ...options.env,
  }
  const api = run('api/src/main.ts', env)
  const scraper = run('scraper/src/main.ts', env)
  const stop = async () => {
    await Promise.all([end(api), end(scraper)])
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, api)
    await untilWorking(database.url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, databaseUrl: database.url, dataDir, demo, stop }
}
