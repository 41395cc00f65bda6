import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { loadMetascraper, loadOpenGraphScraper, type Reader } from './other-readers.ts'
import { quantile } from './quantile.ts'
import { numberRow, type Row } from './row.ts'
import { htmlOf, labels } from './saved-pages.ts'

interface Page {
  html: string
  url: string
}

/** Each page is read so often; its fastest reading counts, for other programs disturb every one. */
const ROUNDS = 5
/** The others take a second a page and more: they read every sixth, as often as it takes. */
const EVERY = 6
const NOWHERE = 'https://shop.example/'

/** Pages per second on one core of ours and of two others, on the same pages in turn. */
export async function speedRows(): Promise<Row[]> {
  const pages = labels().map(label => ({ html: htmlOf(label), url: label.url ?? NOWHERE }))
  const ours = await timesOf(readOurs, pages, ROUNDS)
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

const readOurs: Reader = async ({ html, url }) => {
  extractProduct(cheerioPage(html, url))
}

/**
 * The fastest reading of each page, in milliseconds of processor time of all threads: a clock would
 * count what other programs take. What a reader throws is its own affair.
 */
async function timesOf(read: Reader, pages: readonly Page[], rounds: number): Promise<number[]> {
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
