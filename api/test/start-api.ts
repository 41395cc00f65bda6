import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Call, type ClientOptions, createClient } from '@registry/shared/client/create-client'
import { createSession } from '@registry/shared/contract/auth'
import { createTestDatabase } from '../../shared/tools/test-database.ts'
import { closeApp, createApp, createServer } from '../src/app.ts'
import { loadConfig } from '../src/config.ts'
import { createLog } from '../src/create-log.ts'
import type { App } from '../src/http/app.ts'
import { loadSecrets } from '../src/secrets.ts'

export interface TestApi {
  app: App
  url: string
  databaseUrl: string
  /** Calls without any proof. */
  call: Call
  /** A client that proves itself with these headers. */
  as(headers: Record<string, string>, options?: Partial<ClientOptions>): { call: Call }
  /** A client with a fresh visitor session. */
  asGuest(): Promise<{ call: Call; headers: Record<string, string> }>
  stop(): Promise<void>
}

export interface StartApiOptions {
  env?: Record<string, string>
  now?: () => Date
  /** Another server than the test database: one that is away. */
  serverUrl?: string
}

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i

/** What no log line may hold: an e-mail address, or an error code that its endpoint does not declare. */
function complaints(line: string): string[] {
  return EMAIL.test(line) || line.includes('is not in the contract') ? [line] : []
}

/** The whole API on a port and a database of its own, without limits unless `env` sets them. */
export async function startApi({
  env = {},
  now,
  serverUrl,
}: StartApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'registry-api-'))
  const settings = { NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: dataDir, PORT: '0', ...env }
  const databaseUrl = serverUrl ?? database.url
  const config = loadConfig({ ...settings, DATABASE_URL: databaseUrl })
  const wrongLines: string[] = []
  const write = (line: string) => void wrongLines.push(...complaints(line))
  const log = createLog('debug', { write })
  const app = createApp({
    config,
    databaseUrl,
    secrets: loadSecrets(dataDir),
    log,
    now,
  })
  const answer = createServer(app).callback()
  const server = createHttpServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const as: TestApi['as'] = (headers, options) =>
    createClient({ baseUrl: `${url}/api`, authorize: async () => headers, ...options })
  const { call } = as({})
  return {
    app,
    url,
    databaseUrl,
    call,
    as,
    async asGuest() {
      const { sessionToken } = await call(createSession, {})
      const headers = { 'x-session-token': sessionToken }
      return { ...as(headers), headers }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await closeApp(app)
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (wrongLines.length > 0) throw new Error(`The log says: ${wrongLines.join(' ')}`)
    },
  }
}
