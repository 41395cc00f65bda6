import { randomUUID } from 'node:crypto'
import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../shared/tools/test-database.ts'
import { openScrapeQueue, type ScrapeQueue } from './support/scrape-queue.ts'
import { shop } from './support/shop-pages.ts'
import { startCanaries } from './support/start-canaries.ts'
import {
  type ScraperProcess,
  startScraperProcess,
  stopScraper,
} from './support/start-scraper-process.ts'
import { startServer, type TestServer } from './support/start-server.ts'

let database: TestDatabase
let queue: ScrapeQueue
let server: TestServer
let scraper: ScraperProcess
let proxy: Awaited<ReturnType<typeof startCanaries>>
let base: string

beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openScrapeQueue(database.url)
  server = await startServer(shop())
  base = `http://127.0.0.1:${server.port}`
  proxy = await startCanaries([])
  const proxyUrl = `http://127.0.0.1:${proxy.ports[0]}`
  scraper = await startScraperProcess({
    DATABASE_URL: database.url,
    SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${server.port}`,
    NODE_USE_ENV_PROXY: '1',
    HTTP_PROXY: proxyUrl,
    HTTPS_PROXY: proxyUrl,
  })
})
afterAll(async () => {
  await stopScraper(scraper)
  await queue.close()
  await Promise.all([server.close(), proxy.close(), database.drop()])
})

async function scrape(url: string) {
  return queue.finished(await queue.add(url))
}

describe('the scrape job', () => {
  test('stores the product of a page', async () => {
    const row = await scrape(`${base}/stroller?utm_source=mail`)
    expect(row).toMatchObject({
      status: 'success',
      method: 'http',
      canonical_url: `${base}/stroller`,
      error: null,
      error_code: null,
      result: {
        productName: 'Moonbow Stroller',
        priceMinor: 48_990,
        currency: 'SGD',
        description: 'Folds with one hand.',
        images: [expect.stringMatching(/\/images\/moonbow\.jpg$/)],
        sourceUrl: `${base}/stroller`,
        retailer: null,
        rules: { name: expect.any(String), price: expect.any(String) },
        confidence: { price: expect.any(Number) },
        sources: { name: 'http', price: 'http', image: 'http' },
      },
      duration_ms: expect.any(Number),
      finished_at: expect.any(Date),
    })
    expect(row.attempts).toEqual([
      {
        method: 'http',
        startedAt: expect.any(String),
        durationMs: expect.any(Number),
        outcome: 'success',
        httpStatus: 200,
        redirects: 0,
        bytes: expect.any(Number),
        found: {
          name: { rule: expect.any(String), confidence: expect.any(Number) },
          price: { rule: expect.any(String), confidence: expect.any(Number) },
          image: expect.anything(),
          description: expect.anything(),
          category: expect.anything(),
        },
      },
    ])
  })

  test('removes characters that PostgreSQL rejects', async () => {
    const row = await scrape(`${base}/halves`)
    expect(row).toMatchObject({
      status: 'success',
      result: { productName: 'Moonbow \ufffd Stroller', priceMinor: 48_990 },
    })
    expect(row.attempts).toHaveLength(1)
  })

  test.each([
    ['/about', 'NOT_A_PRODUCT'],
    ['/denied', 'BLOCKED'],
    ['/broken', 'UNREACHABLE'],
  ])('says of %s that it failed by %s', async (path, code) => {
    const row = await scrape(base + path)
    expect(row).toMatchObject({
      status: 'failed',
      error_code: code,
      result: null,
      error: expect.stringMatching(/^[A-Z].+\.$/),
      attempts: [{ method: 'http', outcome: code }],
    })
  })

  test('stores a forbidden URL as unreachable, and logs the reason', async () => {
    const row = await scrape('http://169.254.169.254/latest/meta-data/')
    expect(row).toMatchObject({
      status: 'failed',
      error: 'The shop could not be reached.',
      error_code: 'UNREACHABLE',
      attempts: [{ outcome: 'UNREACHABLE' }],
    })
    // The row is stored before the log line arrives through the pipe.
    const line = () => {
      const lines = scraper.output().split('\n')
      return lines.find(text => text.includes(row.id)) ?? ''
    }
    await expect.poll(line).toContain('"code":"FORBIDDEN_ADDRESS"')
  })

  test('stores a URL with credentials as invalid', async () => {
    const row = await scrape('https://user:pass@shop.example.com/')
    expect(row).toMatchObject({ status: 'failed', error_code: 'INVALID_URL' })
  })

  const clientOnly = ALL_RETAILERS.find(({ server }) => server?.via === 'none')
  test.skipIf(!clientOnly)('sends no request to a client-only retailer', async () => {
    const row = await scrape(`https://${clientOnly?.hosts[0]}/product/1/2`)
    expect(row).toMatchObject({
      status: 'failed',
      error_code: 'CLIENT_ONLY_RETAILER',
      retailer: clientOnly?.id,
      attempts: [],
    })
  })

  test('does not change a finished row', async () => {
    const id = await queue.add(`${base}/stroller`)
    const first = await queue.finished(id)
    const before = server.paths.length
    await queue.db.query(
      `select graphile_worker.add_job('scrape', json_build_object('scrapeId', $1::text))`,
      [id],
    )
    await scrape(`${base}/about`)
    await jobsAreDone()
    expect(server.paths.slice(before)).toEqual(['/about'])
    expect(await queue.row(id)).toEqual(first)
  })

  test('fails a row whose page has crashed three workers', async () => {
    const id = randomUUID()
    await queue.db.query(`insert into scrapes (id, url, domain) values ($1, $2, '127.0.0.1')`, [
      id,
      `${base}/stroller`,
    ])
    // Simulates three earlier attempts, in one statement so that no worker takes the job in between.
    await queue.db.query(
      `with job as (
         select * from graphile_worker.add_job('scrape', json_build_object('scrapeId', $1::text),
                                               run_at => now() + interval '1 day')
       )
       select graphile_worker.reschedule_jobs(array[id], run_at => now(), attempts => 3,
                                              max_attempts => 4) from job`,
      [id],
    )
    const before = server.paths.length
    expect(await queue.finished(id)).toMatchObject({
      status: 'failed',
      error_code: 'UNREACHABLE',
      error: expect.any(String),
      attempts: [],
    })
    expect(server.paths.length).toBe(before)
  })

  test('logs domain and id, but neither URL nor page content', async () => {
    const id = await queue.add(`${base}/stroller?email=guest@example.com`)
    await queue.finished(id)
    // The output of a later scrape follows all of this one.
    const later = await queue.add(`${base}/stroller`)
    await queue.finished(later)
    await expect.poll(() => scraper.output()).toContain(later)
    const output = scraper.output()
    expect(output).toContain(id)
    expect(output).toContain('"domain":"127.0.0.1"')
    expect(output).not.toMatch(/guest@example|\/stroller|Moonbow|user:pass|meta-data/i)
  })

  test('ignores proxy variables of the environment', () => {
    expect(proxy.hits()).toBe(0)
    expect(server.paths.length).toBeGreaterThan(0)
  })
})

/** Waits until the queue is empty: each round trip is a job that finishes after the earlier ones. */
async function jobsAreDone(): Promise<void> {
  const { rows } = await queue.db.query('select count(*)::int as count from graphile_worker.jobs')
  if (rows[0].count > 0) await jobsAreDone()
}
