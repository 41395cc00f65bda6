import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../shared/tools/test-database.ts'
import { StartError } from '../src/start-error.ts'
import { openScrapeQueue, type ScrapeQueue } from './support/scrape-queue.ts'
import { STROLLER_PAGE } from './support/shop-pages.ts'
import { startScraperHere } from './support/start-scraper-here.ts'
import {
  type ScraperProcess,
  spawnScraper,
  startScraperProcess,
} from './support/start-scraper-process.ts'
import { startServer, type TestServer } from './support/start-server.ts'

let database: TestDatabase
let queue: ScrapeQueue
let server: TestServer
let running: ScraperProcess[]
/** The response to the first request is delayed by the test; later ones are immediate. */
let firstRequest: PromiseWithResolvers<ServerResponse>

beforeEach(async () => {
  running = []
  firstRequest = Promise.withResolvers()
  database = await createTestDatabase()
  queue = await openScrapeQueue(database.url)
  server = await startServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    if (server.paths.length === 1) firstRequest.resolve(response)
    else response.end(STROLLER_PAGE)
  })
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await queue.close()
  await Promise.all([server.close(), database.drop()])
})

const settings = () => ({
  DATABASE_URL: database.url,
  SCRAPER_ALLOWED_HOSTS: `127.0.0.1:${server.port}`,
})

async function startScraper(): Promise<ScraperProcess> {
  const scraper = await startScraperProcess(settings())
  running.push(scraper)
  return scraper
}

function addScrape(): Promise<string> {
  return queue.add(`http://127.0.0.1:${server.port}/stroller`)
}

describe('a scraper that is killed in the middle of a job', () => {
  test('leaves the job to another process, which finishes it once', async () => {
    const killed = await startScraper()
    const id = await addScrape()
    await firstRequest.promise
    const holders = await queue.db.query('select distinct locked_by from graphile_worker.jobs')
    const beating = await queue.db.query('select worker_id as locked_by from worker_heartbeats')
    expect(holders.rows).toHaveLength(1)
    expect(beating.rows).toEqual(holders.rows)

    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBe('SIGKILL')
    expect(await queue.row(id)).toMatchObject({ status: 'pending' })
    await queue.db.query(`update worker_heartbeats set seen_at = seen_at - interval '31 seconds'`)
    const other = await startScraperHere(settings())
    const row = await queue.finished(id)
    await other.stop()

    expect(row).toMatchObject({ status: 'success', result: { priceMinor: 48_990 } })
    expect(row.attempts).toHaveLength(1)
    expect(server.paths).toEqual(['/stroller', '/stroller'])
    const left = await queue.db.query(`select
      (select count(*)::int from scrapes) as scrapes,
      (select count(*)::int from graphile_worker.jobs) as jobs`)
    expect(left.rows).toEqual([{ scrapes: 1, jobs: 0 }])
  })

  test('keeps its jobs while its heartbeat is recent', async () => {
    const killed = await startScraper()
    const id = await addScrape()
    await firstRequest.promise
    killed.child.kill('SIGKILL')
    await killed.ended
    // Keeps the heartbeat recent while the other process starts.
    await queue.db.query(`update worker_heartbeats set seen_at = now() + interval '1 hour'`)
    const other = await startScraperHere(settings())
    const second = await addScrape()
    await queue.finished(second)
    await other.stop()
    expect(await queue.row(id)).toMatchObject({ status: 'pending' })
  })
})

test('a scraper that cannot load its jobs leaves them to another process', async () => {
  const preload = path.join(import.meta.dirname, 'support/unreadable-jobs.ts')
  const broken = await startScraperProcess({ ...settings(), NODE_OPTIONS: `--import=${preload}` })
  running.push(broken)
  const id = await addScrape()
  expect(await broken.ended).toBe(1)
  expect(broken.output()).toContain('the modules of the jobs cannot be loaded')
  expect(await queue.row(id)).toMatchObject({ status: 'pending' })

  await queue.db.query(`update worker_heartbeats set seen_at = seen_at - interval '31 seconds'`)
  const other = await startScraperHere(settings())
  const response = await firstRequest.promise
  response.end(STROLLER_PAGE)
  expect(await queue.finished(id)).toMatchObject({ status: 'success' })
  await other.stop()
})

describe('a scraper that receives a stop signal', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('finishes its jobs on %s', async signal => {
    const scraper = await startScraper()
    const id = await addScrape()
    const response = await firstRequest.promise
    scraper.child.kill(signal)
    response.end(STROLLER_PAGE)
    expect(await scraper.ended).toBe(0)
    expect(await queue.row(id)).toMatchObject({ status: 'success' })
    const { rows } = await queue.db.query('select locked_by from graphile_worker.jobs')
    expect(rows).toEqual([])
  })

  test('stops when its supervisor exits', async () => {
    const scraper = await startScraper()
    scraper.child.disconnect()
    expect(await scraper.ended).toBe(0)
    expect(scraper.output()).toContain('scraper stopped')
  })
})

describe('a scraper that cannot start', () => {
  test('reports an outdated schema', async () => {
    await queue.db.query('drop function beat_worker')
    await expect(startScraperHere(settings())).rejects.toThrow(
      new StartError('The database schema is behind: run `npm run migrate` first.'),
    )
  })

  test('reports an unreachable database', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    await expect(startScraperHere(env)).rejects.toThrow(
      new StartError('The database at DATABASE_URL cannot be reached.'),
    )
  })

  test('prints the reason and exits with 1', async () => {
    const env = { DATABASE_URL: database.url, SCRAPER_CONCURRENCY: 'many' }
    const scraper = spawnScraper(env)
    expect(await scraper.ended).toBe(1)
    expect(scraper.output()).toBe(
      'The setting SCRAPER_CONCURRENCY is not valid: please set it to a whole number from 1 to 64.\n',
    )
  })
})
