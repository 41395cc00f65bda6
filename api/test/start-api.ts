import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Call, type ClientOptions, createClient } from '@registry/shared/client/create-client'
import { createSession } from '@registry/shared/contract/auth'
import { createTestDatabase } from '../../shared/tools/test-database.ts'
import { closeApp, createApp, createServer } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { createLog } from '../src/create-log.ts'
import type { WebBundle } from '../src/features/pages/web-bundle.ts'
import type { App } from '../src/http/app.ts'
import { createHttpServer } from '../src/http/http-server.ts'
import { loadSecrets } from '../src/secrets.ts'
import { watchLog } from './log-watch.ts'

export interface TestApi {
  app: App
  url: string
  databaseUrl: string
  /** Calls without any proof. */
  call: Call
  /** A client that proves itself with these headers. */
  as(headers: Record<string, string>, options?: Partial<ClientOptions>): { call: Call }
  /** A client with a fresh visitor session. */
  asVisitor(): Promise<{ call: Call; headers: Record<string, string> }>
  stop(): Promise<void>
}

export interface StartApiOptions {
  env?: Record<string, string>
  now?: () => Date
  /** Another server than the test database: one that is away. */
  serverUrl?: string
  /** A running API: this one works beside it, over the same database and data folder. */
  beside?: TestApi
  /** Told every line of the log. */
  onLine?: (line: string) => void
  /** True when the test runs a worker: requests then wait for it without a short deadline. */
  hasWorker?: boolean
  /** Pages to serve; without one there is only the API. */
  bundle?: WebBundle
}

async function makeFolders(beside: TestApi | undefined) {
  if (beside) {
    const { databaseUrl, app } = beside
    return { databaseUrl, dataDir: app.config.dataDir, remove: async () => undefined }
  }
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-api-'))
  const remove = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { databaseUrl: database.url, dataDir, remove }
}

/** What a request caused is written down with the network that it came from. */
async function untracedEntries({ db }: App): Promise<string[]> {
  const rows: { action: string }[] = await db('audit_events')
    .whereRaw('length(request_id) = 36')
    .whereNull('network')
    .select('action')
  return rows.map(({ action }) => `Without network in the audit trail: ${action}`)
}

async function listen(app: App, options: StartApiOptions, log: ReturnType<typeof watchLog>) {
  const koa = createServer(app, options.bundle)
  koa.middleware.unshift(log.listen)
  const answer = koa.callback()
  const isProxied = app.config.trustProxy > 0
  const server = createHttpServer((request, response) => void answer(request, response), {
    isProxied,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Hundreds of calls at once are answered one after the other: how fast is the machine's affair. */
export const TEST_TIMEOUT_MS = 240_000

/**
 * The whole API on a port and a database of its own, without limits unless `env` sets them. Its stop
 * fails when a log line repeats what a person sent, or a secret, and when an audit entry is not whole.
 */
export async function startApi(options: StartApiOptions = {}): Promise<TestApi> {
  const { env = {}, now, serverUrl, beside, hasWorker } = options
  const folders = await makeFolders(beside)
  const { dataDir } = folders
  const databaseUrl = serverUrl ?? folders.databaseUrl
  const settings = {
    ...{ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, PORT: '0' },
    // No test may leave this machine.
    PUSH_ONLY_ALLOWED_HOSTS: 'true',
    ...env,
  }
  const config = loadConfig({ ...settings, DATABASE_URL: databaseUrl })
  // What a busy machine lets wait is no outage; a database that is away answers at once.
  const databaseTimeoutMs = serverUrl ? undefined : 60_000
  const watched = watchLog(options.onLine)
  const log = createLog('debug', watched)
  const minWorkerWaitMs = hasWorker ? TEST_TIMEOUT_MS : 0
  const patience = { databaseTimeoutMs, minWorkerWaitMs }
  const app = watched.watch(
    createApp({ config, databaseUrl, secrets: loadSecrets(dataDir), log, now, ...patience }),
  )
  // Event streams return 503 after 2 s without a LISTEN connection, which may take longer under load.
  if (!serverUrl) await app.notifications.isListening(TEST_TIMEOUT_MS)
  const { server, url } = await listen(app, options, watched)
  const as: TestApi['as'] = (headers, more) => {
    const authorize = async () => headers
    return createClient({ baseUrl: `${url}/api`, authorize, timeoutMs: TEST_TIMEOUT_MS, ...more })
  }
  const { call } = as({})
  return {
    app,
    url,
    databaseUrl,
    call,
    as,
    async asVisitor() {
      const { sessionToken } = await call(createSession, {})
      const headers = { 'x-session-token': sessionToken }
      return { ...as(headers), headers }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      const untraced = serverUrl ? [] : await untracedEntries(app)
      await closeApp(app)
      await folders.remove()
      const complaints = [...untraced, ...watched.complaints()]
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}
