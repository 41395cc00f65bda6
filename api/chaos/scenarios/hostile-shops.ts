import { HOSTILE_RESPONSES, hostileShop } from '../../../scraper/test/support/hostile-shops.ts'
import type { ScrapeQueue } from '../../../scraper/test/support/scrape-queue.ts'
import { shop } from '../../../scraper/test/support/shop-pages.ts'
import { quantile } from '../../../shared/tools/bench/quantile.ts'
import type { Outcome, Scenario } from '../scenario.ts'
import { residentMb } from '../system/memory.ts'
import { type ScrapeWorld, withScrapers } from '../system/scraper-under-test.ts'

const GOOD_PAGES = 30
const WARM_UP = 10
const END_MS = 20_000
const MOST_RISE_MB = 150
/** Highest p95 beside hostile shops, as a multiple of the usual p95. */
const MOST_SLOWER = 1.2
/** Difference in ms that is within the accuracy of the measurement. */
const NOISE_MS = 50

async function readBesideHostileShops(world: ScrapeWorld): Promise<Outcome> {
  const { openQueue, startShop, startScraper } = world
  const good = await startShop(shop())
  const kinds = Object.keys(HOSTILE_RESPONSES) as (keyof typeof HOSTILE_RESPONSES)[]
  const hostile = await Promise.all(kinds.map(kind => startShop(hostileShop(kind).listener)))
  const { child } = await startScraper([good.port, ...hostile.map(({ port }) => port)])

  let succeeded = 0
  const timeOf = async (queue: ScrapeQueue, port: number, path: string) => {
    const startedAt = performance.now()
    const row = await queue.finished(await queue.add(`http://127.0.0.1:${port}/${path}`))
    if (row.status === 'success') succeeded += 1
    return performance.now() - startedAt
  }
  const queue = await openQueue()
  const readGood = async (count: number) => {
    const times: number[] = []
    for (let page = 0; page < count; page += 1) {
      times.push(await timeOf(queue, good.port, 'stroller'))
    }
    return times
  }
  await readGood(WARM_UP)
  const usual = quantile(await readGood(GOOD_PAGES), 0.95)
  const before = residentMb(child.pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(child.pid))
  }, 50)
  const ending = Promise.all(
    hostile.map(async ({ port }) => timeOf(await openQueue(), port, 'pram')),
  )
  const beside = quantile(await readGood(GOOD_PAGES), 0.95)
  const slowest = Math.max(...(await ending))
  clearInterval(timer)
  const rise = most - before
  return {
    figure: `${kinds.length} hostile shops end within ${(slowest / 1_000).toFixed(1)} s; RSS rises by ${Math.round(rise)} MB; p95 of other pages ${Math.round(usual)} ms before, ${Math.round(beside)} ms beside them; ${succeeded} of ${WARM_UP + 2 * GOOD_PAGES} pages read`,
    holds:
      slowest <= END_MS &&
      rise <= MOST_RISE_MB &&
      beside <= usual * MOST_SLOWER + NOISE_MS &&
      succeeded === WARM_UP + 2 * GOOD_PAGES,
  }
}

export const hostileShops: Scenario = {
  id: 'R5',
  promise: `shops that hang, drip, reset, redirect in circles, send 5 GB or a gzip bomb, all at once: jobs end within 20 s, RSS rises by at most ${MOST_RISE_MB} MB, p95 of other pages at most 20 % + ${NOISE_MS} ms higher`,
  run: () => withScrapers(readBesideHostileShops),
}
