import type { LookupStage } from '@registry/shared/contract/items/product-lookups'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { shopifyJsonUrl } from '@registry/shared/retailers/shopify-json'
import type { PageRenderer } from '../browser/page-renderer.ts'
import {
  addExtraction,
  firstCandidate,
  lacksPrice,
  needsBrowser,
  type ProductCandidate,
} from './candidate/product-candidate.ts'
import { methodOf, toScrapeResult } from './candidate/to-scrape-result.ts'
import { extractByHttp } from './extraction/extract-by-http.ts'
import { extractInBrowser } from './extraction/extract-in-browser.ts'
import { extractShopifyFile } from './extraction/extract-shopify-file.ts'
import type { Extraction } from './extraction/extraction.ts'
import type { FetchTools } from './host-limits/fetch-with-host-limits.ts'
import type { HostSlots } from './host-limits/host-slots.ts'
import type { ScrapeDeadlines } from './scrape-deadlines.ts'
import type { ScrapeResult } from './scrape-result.ts'
import { createSteps, type LoggedStep, type Steps } from './steps.ts'

export interface ScrapeTools extends FetchTools {
  /** Undefined without a browser. */
  browser: PageRenderer | undefined
  /** Limit of pages rendered concurrently, for all hosts. */
  browserSlots: HostSlots
  deadlines: ScrapeDeadlines
  now: () => number
}

export interface Scrape {
  outcome: ScrapeResult
  /** Id of the retailer of the URL, or of the page that it redirected to. */
  retailer: string | null
  method: 'http' | 'headless' | null
  /** Empty when no request was sent. */
  steps: readonly LoggedStep[]
}

interface ScrapeOptions {
  signal: AbortSignal
  /** Called when a step starts, with the product found so far. */
  onStage: (stage: LookupStage, found?: ScrapedProduct) => void
}

/** Extracts the product of a URL with the methods that its retailer allows. Throws only on a defect. */
export async function scrapePage(
  address: string,
  tools: ScrapeTools,
  options: ScrapeOptions,
): Promise<Scrape> {
  const known = findRetailer(address)
  if (known?.server?.via === 'none') {
    const outcome = { status: 'failed', code: 'CLIENT_ONLY_RETAILER' } as const
    return { outcome, retailer: known.id, method: null, steps: [] }
  }
  const steps = createSteps(tools.now)
  const candidate = await extractInSteps(address, tools, { ...options, steps })
  return {
    outcome: toScrapeResult(candidate),
    retailer: (findRetailer(candidate.url) ?? known)?.id ?? null,
    method: methodOf(
      candidate,
      steps.all.map(({ method }) => method),
    ),
    steps: steps.all,
  }
}

interface StepOptions extends ScrapeOptions {
  steps: Steps
}

async function extractInSteps(
  address: string,
  tools: ScrapeTools,
  course: StepOptions,
): Promise<ProductCandidate> {
  const startedAt = tools.now()
  const { signal, steps, onStage } = course
  const plainEnd = AbortSignal.any([signal, AbortSignal.timeout(tools.deadlines.plainMs)])
  onStage('fetching')
  const plain = await steps.run('http', () => extractByHttp(address, tools, plainEnd))
  const read = firstCandidate(address, plain)
  const asked = await fetchProductFile(read, plain, tools, { ...course, signal: plainEnd })
  return render(asked, tools, course, startedAt)
}

/** Fetches the retailer's product file when the page lacks the price. */
async function fetchProductFile(
  candidate: ProductCandidate,
  { page }: Extraction,
  tools: ScrapeTools,
  { steps, signal, onStage }: StepOptions,
): Promise<ProductCandidate> {
  const file = page && lacksPrice(candidate) && shopifyJsonUrl(page.url, page.html)
  if (!page || !file) return candidate
  onStage('asking', foundSoFar(candidate))
  const ask = () => extractShopifyFile(file, page, tools, signal)
  return addExtraction(candidate, await steps.run('shopify-json', ask), 'shopify-json')
}

async function render(
  candidate: ProductCandidate,
  { browser, slots, browserSlots, deadlines, now }: ScrapeTools,
  { steps, signal, onStage }: StepOptions,
  startedAt: number,
): Promise<ProductCandidate> {
  if (!browser || !needsBrowser(candidate)) return candidate
  onStage('rendering', foundSoFar(candidate))
  const elapsedMs = now() - startedAt
  const deadlineMs = Math.max(deadlines.callerMs - elapsedMs, deadlines.browserMs)
  const parts = { browser, slots, browserSlots }
  const show = () => extractInBrowser(candidate.url, parts, { signal, deadlineMs })
  return addExtraction(candidate, await steps.run('headless', show), 'headless')
}

function foundSoFar(candidate: ProductCandidate): ScrapedProduct | undefined {
  const outcome = toScrapeResult(candidate)
  return outcome.status === 'failed' ? undefined : outcome.product
}
