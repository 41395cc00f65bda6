import { STROLLER_PAGE } from '../../../scraper/test/support/shop-pages.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { type ScrapeWorld, withScrapers } from '../system/scraper-under-test.ts'

const LEASE_MS = 60_000
const MOST_ATTEMPTS = 3

async function killWhileReading(world: ScrapeWorld): Promise<Outcome> {
  const { startShop, startScraper } = world
  const queue = await world.openQueue()
  const asked = Promise.withResolvers<void>()
  let requests = 0
  const shop = await startShop((_request, response) => {
    requests += 1
    // The first request gets no response before its scraper is killed.
    if (requests === 1) asked.resolve()
    else response.setHeader('content-type', 'text/html').end(STROLLER_PAGE)
  })
  const killed = await startScraper([shop.port])
  const id = await queue.add(`http://127.0.0.1:${shop.port}/stroller`)
  await asked.promise
  killed.child.kill('SIGKILL')
  await killed.ended
  const killedAt = performance.now()
  await startScraper([shop.port])
  const row = await queue.finished(id)
  const ms = performance.now() - killedAt
  const { rows } = await queue.db.query('select count(*)::int as count from scrapes')
  return {
    figure: `${row.status} ${(ms / 1_000).toFixed(1)} s after the kill, ${requests} requests, ${rows[0].count} row`,
    holds:
      row.status === 'success' &&
      ms <= LEASE_MS &&
      requests <= MOST_ATTEMPTS &&
      rows[0].count === 1,
  }
}

export const scraperKilled: Scenario = {
  id: 'R4',
  promise:
    'kill -9 of a scraper while it reads a page: another one finishes the job once within 60 s',
  run: () => withScrapers(killWhileReading),
}
