import { createServer, type RequestListener } from 'node:http'
import type { Call } from '@registry/shared/client/create-client'
import type { ScraperLimits } from '../../scraper/src/scraper-limits.ts'
import { longLimits } from '../../scraper/test/support/long-limits.ts'
import { startScraperHere } from '../../scraper/test/support/start-scraper-here.ts'
import {
  startScraperProcess,
  stopScraper as stopProcess,
} from '../../scraper/test/support/start-scraper-process.ts'
import { listen } from '../../shared/test/listen.ts'
import { openOwnRegistry } from './own-registry.ts'
import { startApi, type TestApi } from './start-api.ts'

/** An api, a scraper on the same queue, a local web server as retailer, and an owner. */
export interface LookupFixture {
  api: TestApi
  /** Limits of its scrapes, which a test may shorten for a while. */
  limits: ScraperLimits
  /** URL of the retailer. */
  shop: string
  /** Paths requested from it, in order. */
  requests: string[]
  call: Call
  registryId: string
  /** Creates a client of another owner. */
  stranger(): Promise<Call>
  stop(): Promise<void>
}

interface LookupOptions {
  /** Settings of the scraper. */
  settings?: Record<string, string>
  /** Whether the scraper is a process of its own, as in production. */
  isOwnProcess?: boolean
}

export async function openLookupFixture(
  listener: RequestListener,
  { settings = {}, isOwnProcess = false }: LookupOptions = {},
): Promise<LookupFixture> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  const { port, url, stop } = await listen(server)
  const api = await startApi({ hasWorker: true })
  const limits = longLimits()
  const env = {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.app.config.dataDir,
    SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${port}`,
    ...settings,
  }
  const stopScraper = await (isOwnProcess ? startProcess(env) : startHere(env, limits))
  const { registry, call } = await openOwnRegistry(api)
  return {
    api,
    limits,
    requests,
    call,
    shop: url,
    registryId: registry.id,
    stranger: async () => (await openOwnRegistry(api)).call,
    async stop() {
      server.closeAllConnections()
      await stopScraper()
      await api.stop()
      await stop()
    },
  }
}

type Stop = () => Promise<unknown>

async function startProcess(env: Record<string, string>): Promise<Stop> {
  const scraper = await startScraperProcess(env)
  return () => stopProcess(scraper)
}

async function startHere(env: Record<string, string>, limits: ScraperLimits): Promise<Stop> {
  const scraper = await startScraperHere(env, limits)
  return () => scraper.stop()
}
