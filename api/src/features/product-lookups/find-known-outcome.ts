import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import { lookupFailures } from '@registry/shared/messages/items/lookup-failures'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { App } from '../../http/app.ts'
import type { NewScrape } from './scrape-store.ts'
import * as scrapeStore from './scrape-store.ts'

const FRESH_MS = 24 * 60 * 60 * 1000

/**
 * Returns an outcome that needs no scrape: the retailer can only be read by the extension, or the product was
 * scraped within 24 hours.
 */
export async function findKnownOutcome(
  app: App,
  url: string,
  refresh: boolean,
): Promise<NewScrape['outcome']> {
  if (findRetailer(url)?.server.via === 'none') {
    return {
      status: 'failed',
      method: null,
      result: null,
      error: lookupFailures.CLIENT_ONLY_RETAILER,
      errorCode: 'CLIENT_ONLY_RETAILER',
      steps: [],
    }
  }
  return refresh ? undefined : freshOutcome(app, url)
}

// Shared between registries: pages are fetched without cookies, and the requester knows the URL already.
async function freshOutcome({ db, now }: App, url: string): Promise<NewScrape['outcome']> {
  const since = new Date(now().getTime() - FRESH_MS)
  const fresh = await scrapeStore.findFresh(db, url, since)
  if (!fresh || (fresh.status !== 'success' && fresh.status !== 'partial')) return undefined
  const step: ScrapeStep = {
    method: 'cache',
    startedAt: now().toISOString(),
    durationMs: 0,
    outcome: fresh.status,
  }
  const { status, result } = fresh
  return { status, result, method: 'cache', error: null, errorCode: null, steps: [step] }
}
