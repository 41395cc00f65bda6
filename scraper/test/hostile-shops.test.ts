import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../shared/tools/test-database.ts'
import { createHostSlots } from '../src/scrape/host-limits/host-slots.ts'
import { SCRAPE_DEADLINES } from '../src/scrape/scrape-deadlines.ts'
import { scrapePage } from '../src/scrape/scrape-page.ts'
import type { Stoppable } from '../src/worker/stop-on-signal.ts'
import { type HOSTILE_RESPONSES, type HostileShop, hostileShop } from './support/hostile-shops.ts'
import { longLimits } from './support/long-limits.ts'
import { openScrapeQueue, type ScrapeQueue } from './support/scrape-queue.ts'
import { shop } from './support/shop-pages.ts'
import { startScraperHere } from './support/start-scraper-here.ts'
import { startServer, type TestServer } from './support/start-server.ts'
import { testGuard } from './support/test-guard.ts'

type Kind = keyof typeof HOSTILE_RESPONSES

/** Page limit plus buffered bytes. */
const MOST_BYTES = 5_000_000 + 15_000_000

/** Servers that close the connection, and the bytes sent before. */
const MOST_SENT = {
  'hangs up': 0,
  'sends 5 GB': MOST_BYTES,
} satisfies Partial<Record<Kind, number>>

let servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.map(server => server.close()))
  servers = []
})

async function open(kind: Kind): Promise<HostileShop & { address: string }> {
  const hostile = hostileShop(kind)
  const server = await startServer(hostile.listener)
  servers.push(server)
  return { ...hostile, address: `http://127.0.0.1:${server.port}/pram` }
}

/** A scrape with a deadline of 0.1 s instead of 18 s. */
async function scrapeBriefly(address: string) {
  const guard = testGuard([new URL(address).host])
  const tools = {
    guard,
    now: Date.now,
    breaker: createCircuitBreaker(Date.now),
    slots: createHostSlots(2),
    browserSlots: createHostSlots(2),
    browser: undefined,
    deadlines: { ...SCRAPE_DEADLINES, plainMs: 100 },
  }
  const signal = new AbortController().signal
  return scrapePage(address, tools, { signal, onStage: () => undefined })
}

describe('a scrape of a shop that', () => {
  test.each<Kind>(['hangs', 'drips'])('%s ends at its deadline', async kind => {
    const { outcome, steps } = await scrapeBriefly((await open(kind)).address)
    expect(outcome).toEqual({ status: 'failed', code: 'TIMEOUT' })
    expect(steps).toMatchObject([{ method: 'http', outcome: 'TIMEOUT' }])
  })
})

describe('a scraper', () => {
  let database: TestDatabase
  let queue: ScrapeQueue
  let good: TestServer
  let scraper: Stoppable | undefined

  beforeAll(async () => {
    database = await createTestDatabase()
    queue = await openScrapeQueue(database.url)
    good = await startServer(shop())
  })
  afterEach(async () => {
    await scraper?.stop()
    scraper = undefined
  })
  afterAll(async () => {
    await queue.close()
    await Promise.all([good.close(), database.drop()])
  })

  async function startFor(...addresses: string[]): Promise<void> {
    const hosts = [`127.0.0.1:${good.port}`, ...addresses.map(address => new URL(address).host)]
    const env = { DATABASE_URL: database.url, SCRAPER_ALLOWED_HOSTS: hosts.join(',') }
    // Some of its jobs never end.
    scraper = await startScraperHere(env, { ...longLimits(), stopAbortsAfterMs: 0 })
  }
  const goodPage = () => queue.add(`http://127.0.0.1:${good.port}/stroller`)

  async function addAll(addresses: string[]): Promise<string[]> {
    const ids: string[] = []
    for (const address of addresses) ids.push(await queue.add(address))
    return ids
  }

  async function statusesOf(ids: string[]): Promise<Set<string>> {
    const query = 'select distinct status from scrapes where id = any($1)'
    const { rows } = await queue.db.query(query, [ids])
    return new Set(rows.map(({ status }) => status))
  }

  test('fails jobs of servers that send no complete page, and continues', async () => {
    const kinds = Object.keys(MOST_SENT) as (keyof typeof MOST_SENT)[]
    const shops = await Promise.all(
      kinds.map(async kind => ({ ...(await open(kind)), mostBytes: MOST_SENT[kind], kind })),
    )
    await startFor(...shops.map(({ address }) => address))
    for (const { kind, address, mostBytes, sentBytes } of shops) {
      const row = await queue.finished(await queue.add(address))
      expect(row, kind).toMatchObject({
        status: 'failed',
        error_code: 'UNREACHABLE',
        error: 'The shop could not be reached.',
        result: null,
        attempts: [{ method: 'http', outcome: 'UNREACHABLE' }],
      })
      expect(sentBytes(), kind).toBeLessThanOrEqual(mostBytes)
      expect(await queue.finished(await goodPage()), kind).toMatchObject({ status: 'success' })
    }
  })

  test('runs other jobs while servers hang', async () => {
    const kinds = Array.from({ length: 3 }, (): Kind[] => ['hangs', 'drips']).flat()
    const hostile = await Promise.all(kinds.map(open))
    await startFor(...hostile.map(({ address }) => address))
    const ids = await addAll(hostile.map(({ address }) => address))
    await Promise.all(hostile.map(({ asked }) => asked))
    expect(await queue.finished(await goodPage())).toMatchObject({ status: 'success' })
    expect(await statusesOf(ids)).toEqual(new Set(['pending']))
  })

  test('runs other jobs while many wait for one hanging server', async () => {
    const { address, asked } = await open('hangs')
    await startFor(address)
    const ids = await addAll(Array.from({ length: 20 }, () => address))
    await asked
    expect(await queue.finished(await goodPage())).toMatchObject({ status: 'success' })
    expect(await statusesOf(ids)).toEqual(new Set(['pending']))
  })
})
