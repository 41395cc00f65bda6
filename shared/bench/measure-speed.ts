import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { type Extractor, loadMetascraper, loadOpenGraphScraper } from './other-extractors.ts'
import { htmlOf, labels } from './saved-pages.ts'
import { EVERY } from './speed.ts'

// node measure-speed.ts <extractor>: prints the CPU time of each saved page in ms as JSON.

interface Page {
  html: string
  url: string
}

/** Number of extractions per page; the fastest counts, to exclude the noise of other processes. */
const ROUNDS = 5
const NOWHERE = 'https://shop.example/'

const extractOurs: Extractor = async ({ html, url }) => {
  extractProduct(cheerioPage(html, url))
}

const pages = labels().map(label => ({ html: htmlOf(label), url: label.url ?? NOWHERE }))
const some = pages.filter((_, index) => index % EVERY === 0)
const name = process.argv[2]
const times =
  name === 'ours'
    ? await timesOf(extractOurs, pages, ROUNDS)
    : await timesOf(await loadOther(name), some, 2)
console.log(JSON.stringify(times))

function loadOther(library: string | undefined): Promise<Extractor> {
  return library === 'metascraper' ? loadMetascraper() : loadOpenGraphScraper()
}

/**
 * Returns the shortest CPU time of each page in ms, over all threads; wall time would include other
 * processes. Errors of an extractor are ignored.
 */
async function timesOf(read: Extractor, given: readonly Page[], rounds: number): Promise<number[]> {
  const best = given.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < rounds; round++) {
    for (const [index, page] of given.entries()) {
      const start = process.cpuUsage()
      await read(page).catch(() => undefined)
      const { user, system } = process.cpuUsage(start)
      best[index] = Math.min(best[index] ?? 0, (user + system) / 1_000)
    }
  }
  return best
}
