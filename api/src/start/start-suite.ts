import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { freePort } from '../db/embedded-postgres/free-port.ts'
import { machineMemory, postgresMemory } from '../db/embedded-postgres/postgres-memory.ts'
import { startServer } from '../db/embedded-postgres/start-server.ts'
import { buildWeb } from './build-web.ts'
import { checkPort } from './check-port.ts'
import { lockDataDir } from './lock-data-dir.ts'
import { MEMORY_ENV, MEMORY_FLAGS, SCRAPER_MEMORY_ENV } from './memory/memory-settings.ts'
import { requestStatus } from './request-status.ts'
import { formatStartMessage } from './start-message.ts'
import { type Preparation, startPreparation } from './start-preparation.ts'
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

/**
 * Starts all processes and prints their URLs. Throws the first failure. Modules that not every start needs are loaded
 * when they are used, because their memory stays with this process.
 */
export async function startSuite(suite: Suite): Promise<void> {
  const env = await withPort(suite.env)
  const preparation = await startPreparation(env, suite.closers)
  const { config } = preparation
  suite.closers.defer(await lockDataDir(config.dataDir))
  await checkPort(config.port, config.host)

  suite.say('Starting the database, and building web if it changed ...')
  const [{ databaseUrl, owner, legacyPassword }] = await Promise.all([
    prepareDatabase(suite, preparation),
    buildWeb(suite.root, env),
  ])
  const { dataDir, defaultRegistrySlug: slug } = config
  const childEnv = { ...env, DATABASE_URL: config.databaseUrl ?? databaseUrl, DATA_DIR: dataDir }
  await startChildren(suite, childEnv)

  const { cron, dir, keep } = config.backup
  if (cron !== undefined) {
    const { scheduleBackups } = await import('./schedule-backups.ts')
    suite.closers.defer(scheduleBackups({ cron, dir, keep, env: childEnv, say: suite.say }))
  }

  const origin = localOrigin(config)
  await waitUntilReady(origin)
  suite.say(
    formatStartMessage({
      publicUrl: config.publicUrl,
      slug,
      owner,
      legacyPassword,
      hasOutbox: await isThere(`${origin}/dev/outbox`),
      dataDir,
    }),
  )
}

/** Replaces port 0 by a free port, so that the api and the URLs that it creates agree. */
async function withPort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  return env.PORT === '0' ? { ...env, PORT: String(await freePort()) } : env
}

/** Starts the embedded server unless another is configured, and prepares its database. */
async function prepareDatabase({ closers, say }: Suite, { config, prepare }: Preparation) {
  const { databaseDirectUrl } = config
  if (databaseDirectUrl)
    return { databaseUrl: databaseDirectUrl, ...(await prepare(databaseDirectUrl)) }
  say(memoryLine())
  const { url: databaseUrl, stop } = await startServer(config)
  closers.defer(stop)
  return { databaseUrl, ...(await prepare(databaseUrl)) }
}

function memoryLine(): string {
  const memory = machineMemory()
  const settings = Object.entries(postgresMemory(memory)).map(([name, value]) => `${name} ${value}`)
  return `PostgreSQL uses ${settings.join(', ')} of ${Math.round(memory / 2 ** 20)}MB.`
}

async function startChildren({ root, isDev, say, closers, fail }: Suite, env: NodeJS.ProcessEnv) {
  const keep = (name: string, args: string[], cwd = root) => {
    const onStartFailure = () => fail(new Error(`${name} did not start: its reason stands above.`))
    const memoryEnv = name === 'scraper' ? SCRAPER_MEMORY_ENV : MEMORY_ENV
    const childEnv = { ...memoryEnv, ...env, ...metricsPortOf(name, env) }
    return superviseChild({ name, args, cwd, env: childEnv, say, onStartFailure })
  }
  const children = ['api', 'scraper'].map(name =>
    keep(name, [...(MEMORY_FLAGS[name] ?? []), path.join(root, name, 'src/main.ts')]),
  )
  closers.defer(async () => {
    await Promise.all(children.map(child => child.stop()))
  })
  if (!isDev) return
  const { restartOnChange } = await import('./restart-on-change.ts')
  restartOnChange({ root, closers, keep, children })
}

/** The scraper serves its metrics at the port after the api's. */
function metricsPortOf(name: string, { METRICS_PORT }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return name === 'scraper' && METRICS_PORT
    ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) }
    : {}
}

/** Checks whether a page exists: only the api knows whether it shows emails. */
async function isThere(page: string): Promise<boolean> {
  return (await requestStatus(page, 'HEAD')) === 200
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
    if ((await requestStatus(`${origin}/api/ready`, 'GET')) === 200) return
    await sleep(50)
  }
  throw new Error(`The api did not become ready at ${origin} within a minute: see its lines above.`)
}
