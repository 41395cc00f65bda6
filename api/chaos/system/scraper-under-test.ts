import { setTimeout as sleep } from 'node:timers/promises'
import { openScrapeQueue, type ScrapeQueue } from '../../../scraper/test/support/scrape-queue.ts'
import {
  type ScraperProcess,
  spawnScraper,
} from '../../../scraper/test/support/start-scraper-process.ts'
import { startServer, type TestServer } from '../../../scraper/test/support/start-server.ts'
import { migrate } from '../../src/db/migrate.ts'
import { cleanUp, registerCleanup } from './cleanup.ts'
import { makeFolder } from './make-folder.ts'
import { startCluster } from './postgres-cluster.ts'

/** A queue of scrapes with shops and scraper processes that run with the product's own limits. */
export interface ScrapeWorld {
  /** Opens a connection to the queue; one takes one request at a time. */
  openQueue(): Promise<ScrapeQueue>
  startShop(listener: Parameters<typeof startServer>[0]): Promise<TestServer>
  /** Starts a scraper without a browser that may read these ports of 127.0.0.1. */
  startScraper(ports: number[]): Promise<ScraperProcess>
}

/** Runs `work` with a database, shops and scrapers of its own, and removes them, also after a failure. */
export async function withScrapers<T>(work: (world: ScrapeWorld) => Promise<T>): Promise<T> {
  try {
    const { url } = await startCluster()
    await migrate(url)
    const dataDir = await makeFolder('registry-chaos-')
    return await work({
      async openQueue() {
        const queue = await openScrapeQueue(url)
        registerCleanup(() => queue.close())
        return queue
      },
      async startShop(listener) {
        const server = await startServer(listener)
        registerCleanup(() => server.close())
        return server
      },
      startScraper: ports =>
        startScraper({
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          SCRAPER_ALLOWED_HOSTS: ports.map(port => `127.0.0.1:${port}`).join(','),
        }),
    })
  } finally {
    await cleanUp()
  }
}

/** Starts a scraper without a browser; the cleanup ends it. Resolves once it takes jobs. */
export async function startScraper(env: Record<string, string>): Promise<ScraperProcess> {
  const scraper = spawnScraper({ CHROMIUM_PATH: 'off', ...env })
  registerCleanup(async () => {
    scraper.child.kill('SIGKILL')
    await scraper.ended
  })
  await untilReady(scraper)
  return scraper
}

async function untilReady({ child, output }: ScraperProcess): Promise<void> {
  while (!output().includes('scraper ready')) {
    if (child.exitCode !== null) throw new Error(`The scraper did not start: ${output()}`)
    await sleep(50)
  }
}
