import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, loadConfig } from '../config.ts'
import { freePort } from '../db/embedded-postgres/free-port.ts'
import { machineMemory, postgresMemory } from '../db/embedded-postgres/postgres-memory.ts'
import { loadSecrets } from '../secrets.ts'
import { buildWeb } from './build-web.ts'
import { checkPort } from './check-port.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { MEMORY_ENV, MEMORY_FLAGS } from './memory-settings.ts'
import { openDatabase } from './open-database.ts'
import { restartOnChange } from './restart-on-change.ts'
import { runPreparation } from './run-preparation.ts'
import { scheduleBackups } from './schedule-backups.ts'
import { formatStartMessage } from './start-message.ts'
import { superviseChild } from './supervise-child.ts'

const READY_TIMEOUT_MS = 60_000

interface Suite {
  /** Root folder of the repository. */
  root: string
  env: NodeJS.ProcessEnv
  isDev: boolean
  say: (line: string) => void
  /** Cleanup functions, in the order of the starts. */
  closers: AsyncDisposableStack
  /** Called when a required process has exited. */
  fail: (reason: Error) => void
}

/** Starts all processes and prints their URLs. Throws the first failure. */
export async function startSuite(suite: Suite): Promise<void> {
  const env = await withPort(suite.env)
  const config = loadConfig(env)
  suite.closers.defer(await lockDataDir(config.dataDir))
  await checkPort(config.port, config.host)
  const secrets = loadSecrets(config.dataDir)

  suite.say('Starting the database, and building web if it changed ...')
  const [{ databaseUrl, owner }] = await Promise.all([
    prepareDatabase(suite, env, config),
    buildWeb(suite.root, env),
  ])
  const { dataDir, defaultRegistrySlug: slug } = config
  const childEnv = { ...env, DATABASE_URL: config.databaseUrl ?? databaseUrl, DATA_DIR: dataDir }
  startChildren(suite, childEnv)

  const { cron, dir, keep } = config.backup
  if (cron !== undefined) {
    suite.closers.defer(scheduleBackups({ cron, dir, keep, env: childEnv, say: suite.say }))
  }

  const origin = localOrigin(config)
  await waitUntilReady(origin)
  suite.say(
    formatStartMessage({
      publicUrl: config.publicUrl,
      slug,
      owner,
      legacyPassword: config.adminPassword ?? secrets.adminPassword,
      hasOutbox: await isThere(`${origin}/dev/outbox`),
      dataDir,
    }),
  )
}

/** Replaces port 0 by a free port, so that the api and the URLs that it creates agree. */
async function withPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return env.PORT === '0' ? { ...env, PORT: String(await freePort()) } : env
}

/** Opens and migrates the database, and inserts the demo into an empty one. */
async function prepareDatabase({ closers, say }: Suite, env: NodeJS.ProcessEnv, config: Config) {
  if (!config.databaseUrl) say(memoryLine())
  const { url: databaseUrl, stop } = await openDatabase(config)
  closers.defer(stop)
  const direct = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseUrl }
  const owner = await runPreparation({ ...env, ...direct, DATA_DIR: config.dataDir }, closers)
  return { databaseUrl, owner }
}

function memoryLine(): string {
  const memory = machineMemory()
  const settings = Object.entries(postgresMemory(memory)).map(([name, value]) => `${name} ${value}`)
  return `PostgreSQL uses ${settings.join(', ')} of ${Math.round(memory / 2 ** 20)}MB.`
}

function startChildren({ root, isDev, say, closers, fail }: Suite, env: NodeJS.ProcessEnv) {
  const keep = (name: string, args: string[], cwd = root) => {
    const onStartFailure = () => fail(new Error(`${name} did not start: its reason stands above.`))
    const childEnv = { ...MEMORY_ENV, ...env, ...metricsPortOf(name, env) }
    return superviseChild({ name, args, cwd, env: childEnv, say, onStartFailure })
  }
  const children = ['api', 'scraper'].map(name =>
    keep(name, [...(MEMORY_FLAGS[name] ?? []), path.join(root, name, 'src/main.ts')]),
  )
  closers.defer(async () => {
    await Promise.all(children.map(child => child.stop()))
  })
  if (isDev) restartOnChange({ root, closers, keep, children })
}

/** The scraper serves its metrics at the port after the api's. */
function metricsPortOf(name: string, { METRICS_PORT }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return name === 'scraper' && METRICS_PORT
    ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) }
    : {}
}

/** Checks whether a page exists: only the api knows whether it shows emails. */
async function isThere(page: string): Promise<boolean> {
  const { status } = await fetch(page, { method: 'HEAD', redirect: 'manual' })
  return status === 200
}

/** Returns the local origin of the api. */
function localOrigin({ host, port }: Config): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Waits until the readiness check succeeds. Throws after a minute. */
async function waitUntilReady(origin: string): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadline) {
    const response = await fetch(`${origin}/api/ready`).catch(() => undefined)
    if (response?.ok) return
    await sleep(50)
  }
  throw new Error(`The api did not become ready at ${origin} within a minute: see its lines above.`)
}
