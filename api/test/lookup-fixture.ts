import { createServer, type RequestListener } from 'node:http'
import type { Call } from '@registry/shared/client/create-client'
import {
  type ScraperProcess,
  startScraperProcess,
  stopScraper,
} from '../../scraper/test/support/start-scraper-process.ts'
import { listen } from '../../shared/test/listen.ts'
import { openOwnRegistry } from './own-registry.ts'
import { startApi, type TestApi } from './start-api.ts'

/** An api, a scraper on the same queue, a local web server as retailer, and an owner. */
export interface LookupFixture {
  api: TestApi
  scraper: ScraperProcess
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

export async function openLookupFixture(
  listener: RequestListener,
  settings: Record<string, string> = {},
): Promise<LookupFixture> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  const { port, url, stop } = await listen(server)
  const api = await startApi({ hasWorker: true })
  const scraper = await startScraperProcess({
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.app.config.dataDir,
    SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${port}`,
    ...settings,
  })
  const { registry, call } = await openOwnRegistry(api)
  return {
    api,
    scraper,
    requests,
    call,
    shop: url,
    registryId: registry.id,
    stranger: async () => (await openOwnRegistry(api)).call,
    async stop() {
      server.closeAllConnections()
      await stopScraper(scraper)
      await api.stop()
      await stop()
    },
  }
}
