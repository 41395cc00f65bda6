import type { LookupStage } from '@registry/shared/contract/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { shopifyJsonUrl } from '@registry/shared/retailers/shopify-json'
import type { BrowserReader } from '../browser/browser-reader.ts'
import type { FetchTools } from './fetch-in-turn.ts'
import type { HostSlots } from './host-slots.ts'
import type { Outcome } from './outcome.ts'
import { readPlain } from './read-plain.ts'
import { readRendered } from './read-rendered.ts'
import { readShopifyFile } from './read-shopify-file.ts'
import type { Reading } from './reading.ts'
import type { ScrapeDeadlines } from './scrape-deadlines.ts'
import { firstStanding, lacksPrice, type Standing, wantsBrowser, withReading } from './standing.ts'
import { createSteps, type LoggedStep, type Steps } from './steps.ts'
import { methodOf, toOutcome } from './to-outcome.ts'

export interface ScrapeTools extends FetchTools {
  /** Undefined where no browser is set up. */
  browser: BrowserReader | undefined
  /** Of the browser itself: pages at once, whatever their hosts. */
  browserSlots: HostSlots
  deadlines: ScrapeDeadlines
  now: () => number
}

export interface Scrape {
  outcome: Outcome
  /** Id of the retailer whose host the address has, or whose page it led to. */
  retailer: string | null
  method: 'http' | 'headless' | null
  /** Empty when nothing was asked of the shop. */
  steps: readonly LoggedStep[]
}

export interface ScrapeOptions {
  signal: AbortSignal
  /** Told of each step as it begins, with what has been found until then. */
  onStage: (stage: LookupStage, found?: ScrapedProduct) => void
}

/** Reads the product at an address, by the ways that its retailer allows. Throws only on a defect. */
export async function scrapePage(
  address: string,
  tools: ScrapeTools,
  options: ScrapeOptions,
): Promise<Scrape> {
  const known = findRetailer(address)
  if (known?.server.via === 'none') {
    const outcome = { status: 'failed', code: 'CLIENT_ONLY_RETAILER' } as const
    return { outcome, retailer: known.id, method: null, steps: [] }
  }
  const steps = createSteps(tools.now)
  const standing = await readInSteps(address, tools, { ...options, steps })
  return {
    outcome: toOutcome(standing),
    retailer: (findRetailer(standing.url) ?? known)?.id ?? null,
    method: methodOf(
      standing,
      steps.all.map(({ method }) => method),
    ),
    steps: steps.all,
  }
}

interface Course extends ScrapeOptions {
  steps: Steps
}

async function readInSteps(address: string, tools: ScrapeTools, course: Course): Promise<Standing> {
  const startedAt = tools.now()
  const { signal, steps, onStage } = course
  const plainEnd = AbortSignal.any([signal, AbortSignal.timeout(tools.deadlines.plainMs)])
  onStage('fetching')
  const plain = await steps.run('http', () => readPlain(address, tools, plainEnd))
  const read = firstStanding(address, plain)
  const asked = await askShop(read, plain, tools, { ...course, signal: plainEnd })
  return render(asked, tools, course, startedAt)
}

/** The shop's own product file, where the page lacks the price. */
async function askShop(
  standing: Standing,
  { page }: Reading,
  tools: ScrapeTools,
  { steps, signal, onStage }: Course,
): Promise<Standing> {
  const file = page && lacksPrice(standing) && shopifyJsonUrl(page.url, page.html)
  if (!page || !file) return standing
  onStage('asking', foundSoFar(standing))
  const ask = () => readShopifyFile(file, page, tools, signal)
  return withReading(standing, await steps.run('shopify-json', ask), 'shopify-json')
}

async function render(
  standing: Standing,
  { browser, slots, browserSlots, deadlines, now }: ScrapeTools,
  { steps, signal, onStage }: Course,
  startedAt: number,
): Promise<Standing> {
  if (!browser || !wantsBrowser(standing)) return standing
  onStage('rendering', foundSoFar(standing))
  const elapsedMs = now() - startedAt
  const deadlineMs = Math.max(deadlines.callerMs - elapsedMs, deadlines.browserMs)
  const parts = { browser, slots, browserSlots }
  const show = () => readRendered(standing.url, parts, { signal, deadlineMs })
  return withReading(standing, await steps.run('headless', show), 'headless')
}

function foundSoFar(standing: Standing): ScrapedProduct | undefined {
  const outcome = toOutcome(standing)
  return outcome.status === 'failed' ? undefined : outcome.product
}
