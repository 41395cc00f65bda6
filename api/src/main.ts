import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTracing, stopTracing } from '@registry/shared/tracing/tracing'
import { closeApp, createApp, createServer } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { createLog } from './create-log.ts'
import { connect, findMissingLimits } from './db/connect.ts'
import { readSchemaState, schemaSentence } from './db/migrate.ts'
import { storeReleaseAssets } from './features/release-assets/store-release-assets.ts'
import { createMail } from './gateways/mail/create-mail.ts'
import { loadWebBundle } from './gateways/web-bundle/web-bundle.ts'
import { createHttpServer } from './http/server/http-server.ts'
import { stopServer } from './http/server/stop-server.ts'
import { watchPeriodicJobs } from './jobs/periodic/watch-periodic-jobs.ts'
import { createJobWorker } from './jobs/worker/job-worker.ts'
import { areRequestsWaiting } from './jobs/worker/yield-to-requests.ts'
import { jobs } from './jobs.ts'
import { serveApiMetrics } from './metrics/serve-api-metrics.ts'
import { loadSecrets } from './secrets.ts'

const GRACE_MS = 10_000
const JOB_CONNECTIONS = 5
/** Statement timeout in ms for periodic jobs. */
const JOB_STATEMENT_MS = 30_000
const NOTICE_MS = 1_000
/** Time in ms after a stop signal at which requests that wait for a worker are answered: before GRACE_MS is over. */
const RESPOND_MS = 9_000
/** Deadline of a shutdown: an unresponsive database would block it otherwise. */
const GIVE_UP_MS = 11_500

async function requireDatabase(config: Config) {
  const { databaseUrl, databaseDirectUrl: directUrl } = config
  if (!databaseUrl || !directUrl) {
    throw new ConfigError(
      'DATABASE_URL is not set; set it, or run npm start, which brings a database.',
    )
  }
  const schema = await readSchemaState(directUrl).catch(() => {
    const setting = directUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    throw new ConfigError(`The database of ${setting} cannot be reached; is it running?`)
  })
  if (!schema.isReady) throw new ConfigError(schemaSentence(schema))
  if (directUrl !== databaseUrl) await requireLimits(databaseUrl)
  return { databaseUrl, directUrl }
}

/** Throws when a pooler's connections would let a statement or a lock wait for ever. */
async function requireLimits(url: string): Promise<void> {
  const missing = await readMissingLimits(url).catch(() => {
    throw new ConfigError('The pooler of DATABASE_URL cannot be reached; is it running?')
  })
  if (missing.length === 0) return
  throw new ConfigError(
    `Connections of DATABASE_URL lack ${missing.join(', ')}; please set connect_query of PgBouncer as in shared/deploy/pgbouncer.ini.`,
  )
}

async function readMissingLimits(url: string): Promise<string[]> {
  const db = connect({ url, isPooled: true, pool: 1 })
  try {
    return await findMissingLimits(db)
  } finally {
    await db.destroy()
  }
}

async function start(): Promise<void> {
  const config = loadConfig()
  const { databaseUrl, directUrl } = await requireDatabase(config)
  const bundle = await loadWebBundle().catch(() => {
    throw new ConfigError('web has not been built; please run: npm run build')
  })
  const log = createLog(config.logLevel)
  if (config.isTraced) await startTracing('baby-registry-api', log)
  const app = createApp({
    ...{ config, databaseUrl, directUrl, log },
    secrets: loadSecrets(config.dataDir),
  })
  // Without them, pages of this release depend on copies of this release.
  const storing = storeReleaseAssets(app).catch((err: unknown) =>
    log.warn({ err }, 'the assets of this release could not be stored'),
  )
  // Jobs may take longer than requests and must not use their connections.
  const jobsDb = connect({
    url: databaseUrl,
    isPooled: directUrl !== databaseUrl,
    pool: JOB_CONNECTIONS,
    log,
    statementMs: JOB_STATEMENT_MS,
  })
  const tools = { app: { ...app, db: jobsDb }, mail: createMail(config, app.newId) }
  const worker = config.jobsEnabled
    ? createJobWorker({
        ...{ databaseUrl: directUrl, jobs, tools },
        areRequestsWaiting: () => areRequestsWaiting(app.db),
      })
    : undefined
  await worker?.start()
  const metrics = config.metrics && (await serveApiMetrics(config.metrics, { app, jobsDb }))
  const watch = await watchPeriodicJobs({ app, jobs })
  const answer = createServer(app, bundle).callback()
  const server = createHttpServer((request, response) => void answer(request, response), {
    isProxied: config.trustProxy > 0,
  })
  await storing
  server.listen(config.port, config.host)
  await once(server, 'listening')
  log.info({ port: config.port }, 'api listens')

  const stop = async () => {
    app.lifecycle.isStopping = true
    app.lifecycle.respondBy = performance.now() + RESPOND_MS
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    watch.stop()
    metrics?.stop()
    // The load balancer needs time to see the failing readiness check.
    if (config.trustProxy > 0) await sleep(NOTICE_MS)
    // Event streams never end by themselves; clients reconnect to another process.
    app.registryEvents.stop()
    app.ownerEvents.stop()
    await Promise.all([stopServer(server, GRACE_MS), worker?.stop()])
    await Promise.all([closeApp(app), jobsDb.destroy(), stopTracing()])
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? error.port : ''
    return `Port ${port} is taken; please set PORT or METRICS_PORT to a free one.`
  }
  return undefined
}

try {
  await start()
} catch (error) {
  const sentence = sentenceOf(error)
  if (!sentence) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
