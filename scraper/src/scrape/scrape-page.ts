import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { FetchError } from '../net/fetch-error.ts'
import type { FetchGuard } from '../net/fetch-guard.ts'
import { type FetchedPage, safeFetch } from '../net/safe-fetch.ts'
import { toFetchError } from '../net/to-fetch-error.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { HostSlots } from './host-slots.ts'
import { judgePage } from './judge-page.ts'
import type { Attempt, Outcome } from './outcome.ts'

export interface ScrapeTools {
  guard: FetchGuard
  breaker: CircuitBreaker
  slots: HostSlots
  now: () => number
}

export interface Scrape {
  outcome: Outcome
  /** Id of the retailer whose host the address has. */
  retailer: string | null
  /** Undefined when nothing was asked of the shop. */
  attempt?: Attempt
}

/** Reads the product at an address, by the way that its retailer allows. Throws only on a defect. */
export async function scrapePage(
  address: string,
  tools: ScrapeTools,
  signal: AbortSignal,
): Promise<Scrape> {
  const known = findRetailer(address)
  const retailer = known?.id ?? null
  if (known?.server.via === 'none') {
    return { retailer, outcome: { status: 'failed', code: 'CLIENT_ONLY_RETAILER' } }
  }
  const startedAt = tools.now()
  const { outcome, page } = await readProduct(address, tools, signal)
  const attempt: Attempt = {
    method: 'http',
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Math.round(tools.now() - startedAt),
    outcome: outcome.status === 'failed' ? outcome.code : outcome.status,
    ...(page && { httpStatus: page.status, redirects: page.redirects, bytes: page.body.length }),
  }
  return { retailer, outcome, attempt }
}

interface Reading {
  outcome: Outcome
  page?: FetchedPage
}

async function readProduct(
  address: string,
  tools: ScrapeTools,
  signal: AbortSignal,
): Promise<Reading> {
  try {
    const page = await fetchInTurn(address, tools, signal)
    return { page, outcome: judgePage(page) }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { outcome: { status: 'failed', code: error.code } }
  }
}

async function fetchInTurn(
  address: string,
  { guard, breaker, slots }: ScrapeTools,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const host = URL.parse(address)?.host ?? ''
  const waitAndFetch = slots.use(host, signal, async () => {
    if (!breaker.mayTry(host)) throw new FetchError('UNREACHABLE')
    const fetching = safeFetch(address, guard, signal)
    fetching.then(
      page => breaker.report(host, page.status < 500 && page.status !== 429),
      error => breaker.report(host, !isOutage(error)),
    )
    return fetching
  })
  return waitAndFetch.catch(error => {
    throw toFetchError(error)
  })
}

function isOutage(error: unknown): boolean {
  return error instanceof FetchError && (error.code === 'TIMEOUT' || error.code === 'UNREACHABLE')
}
