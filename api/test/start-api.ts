import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Call, type ClientOptions, createClient } from '@registry/shared/client/create-client'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { listen } from '../../shared/test/listen.ts'
import { createTestDatabase, pooledUrl } from '../../shared/tools/test-database.ts'
import { closeApp, createApp, createServer } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { createLog } from '../src/create-log.ts'
import type { WebBundle } from '../src/gateways/web-bundle/web-bundle.ts'
import type { App } from '../src/http/app.ts'
import { createHttpServer } from '../src/http/server/http-server.ts'
import { loadSecrets } from '../src/secrets.ts'
import { watchLog } from './log-watch.ts'

export interface TestApi {
  app: App
  url: string
  databaseUrl: string
  /** Client without credentials. */
  call: Call
  /** Creates a client with these headers. */
  as(headers: Record<string, string>, options?: Partial<ClientOptions>): { call: Call }
  /** Creates a client with a new visitor session. */
  asVisitor(): Promise<{ call: Call; headers: Record<string, string> }>
  stop(): Promise<void>
}

export interface StartApiOptions {
  env?: Record<string, string>
  now?: () => Date
  /** Replaces the test database, for example by an unreachable server. */
  serverUrl?: string
  /** A running API whose database and data folder are shared. */
  beside?: TestApi
  /** Called with each log line. */
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

/** Returns audit events of requests without a network. */
async function untracedEntries({ db }: App): Promise<string[]> {
  const rows: { action: string }[] = await db('audit_events')
    .whereRaw('length(request_id) = 36')
    .whereNull('network')
    .select('action')
  return rows.map(({ action }) => `Without network in the audit trail: ${action}`)
}

function serverOf(app: App, options: StartApiOptions, log: ReturnType<typeof watchLog>) {
  const koa = createServer(app, options.bundle)
  koa.middleware.unshift(log.listen)
  const answer = koa.callback()
  // Keeps idle connections for 65 s instead of 5: a test process that a busy machine stalls would otherwise send a
  // request into a connection that the server closes at that moment.
  const server = createHttpServer((request, response) => void answer(request, response), {
    isProxied: true,
  })
  // As long as any test: a test process that stalls between connecting and sending would get status 408.
  Object.assign(server, { headersTimeout: TEST_TIMEOUT_MS, requestTimeout: TEST_TIMEOUT_MS })
  return server
}

/** Timeout in ms for a busy machine: hundreds of concurrent requests may be slow. */
export const TEST_TIMEOUT_MS = 240_000

/**
 * Starts the API on its own port and database, without rate limits unless `env` sets them. `stop` fails when a
 * log line contains personal data or a secret, or an audit event is incomplete.
 */
export async function startApi(options: StartApiOptions = {}): Promise<TestApi> {
  const { env = {}, now, serverUrl, beside, hasWorker } = options
  const folders = await makeFolders(beside)
  const { dataDir } = folders
  const databaseUrl = serverUrl ?? folders.databaseUrl
  const settings = {
    ...{ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, PORT: '0' },
    // Tests must not access the internet.
    PUSH_ONLY_ALLOWED_HOSTS: 'true',
    // Slow queries on a busy machine are no outage; an unreachable database fails immediately.
    ...(serverUrl === undefined && { DATABASE_TIMEOUT_MS: '60000' }),
    ...env,
  }
  const requestsUrl = serverUrl ?? pooledUrl(databaseUrl)
  const urls = { DATABASE_URL: requestsUrl, DATABASE_DIRECT_URL: databaseUrl }
  const config = loadConfig({ ...settings, ...urls })
  const watched = watchLog(options.onLine)
  const log = createLog('debug', watched)
  const minWorkerWaitMs = hasWorker ? TEST_TIMEOUT_MS : 0
  // Otherwise a busy machine would look like an outage, in which reads bypass the cache or return its last value.
  const minDatabaseWaitMs = serverUrl ? 0 : TEST_TIMEOUT_MS
  const app = watched.watch(
    createApp({
      ...{ config, databaseUrl: requestsUrl, directUrl: databaseUrl },
      ...{ secrets: loadSecrets(dataDir), log, now, minWorkerWaitMs },
      ...{ minDatabaseWaitMs, paintTimeoutMs: TEST_TIMEOUT_MS },
    }),
  )
  // Event streams return 503 after 2 s without a LISTEN connection, which may take longer under load.
  if (!serverUrl) await app.notifications.isListening(TEST_TIMEOUT_MS)
  const server = await listen(serverOf(app, options, watched))
  const { url } = server
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
      await server.stop()
      const untraced = serverUrl ? [] : await untracedEntries(app)
      await closeApp(app)
      await folders.remove()
      const complaints = [...untraced, ...watched.complaints()]
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}
