import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { quantile } from '../tools/bench/quantile.ts'
import { numberRow, type Row } from '../tools/bench/row.ts'
import { type Extractor, loadMetascraper, loadOpenGraphScraper } from './other-extractors.ts'
import { htmlOf, labels } from './saved-pages.ts'

interface Page {
  html: string
  url: string
}

/** Number of extractions per page; the fastest counts, to exclude the noise of other processes. */
const ROUNDS = 5
/** The other libraries take over a second per page, so they extract only every sixth. */
const EVERY = 6
const NOWHERE = 'https://shop.example/'

/** Measures pages per second on one core, ours and of two other libraries. */
export async function speedRows(): Promise<Row[]> {
  const pages = labels().map(label => ({ html: htmlOf(label), url: label.url ?? NOWHERE }))
  const ours = await timesOf(extractOurs, pages, ROUNDS)
  const some = pages.filter((_, index) => index % EVERY === 0)
  const same = ours.filter((_, index) => index % EVERY === 0)
  const metascraper = await timesOf(await loadMetascraper(), some, 2)
  const openGraph = await timesOf(await loadOpenGraphScraper(), some, 2)
  return [
    numberRow('pages per second', perSecond(ours), { least: 100 }),
    numberRow('p50', quantile(ours, 0.5), { unit: 'ms' }),
    numberRow('p95', quantile(ours, 0.95), { most: 40, unit: 'ms' }),
    ...rowsOf('metascraper', metascraper, same, 5),
    ...rowsOf('open-graph-scraper', openGraph, same),
  ]
}

function rowsOf(name: string, times: number[], same: number[], least?: number): Row[] {
  const ratio = perSecond(same) / perSecond(times)
  const goal = least === undefined ? {} : { least }
  return [
    numberRow(`${name}: pages per second`, perSecond(times), {}),
    numberRow(`${name}: p50`, quantile(times, 0.5), { unit: 'ms' }),
    numberRow(`${name}: p95`, quantile(times, 0.95), { unit: 'ms' }),
    numberRow(`as fast as ${name}, on the same pages`, ratio, { ...goal, unit: 'times' }),
  ]
}

const extractOurs: Extractor = async ({ html, url }) => {
  extractProduct(cheerioPage(html, url))
}

/**
 * Returns the shortest CPU time of each page in ms, over all threads; wall time would include other
 * processes. Errors of an extractor are ignored.
 */
async function timesOf(read: Extractor, pages: readonly Page[], rounds: number): Promise<number[]> {
  const best = pages.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [index, page] of pages.entries()) {
      const start = process.cpuUsage()
      await read(page).catch(() => undefined)
      const { user, system } = process.cpuUsage(start)
      best[index] = Math.min(best[index] ?? 0, (user + system) / 1_000)
    }
  }
  return best
}

function perSecond(times: readonly number[]): number {
  return (1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)
}
