import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import { lookupFailures } from '@registry/shared/messages/items/lookup-failures'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { cleanUrl } from '@registry/shared/retailers/urls/clean-url'
import type { App } from '../../http/app.ts'
import { awaitRow } from '../../jobs/await-row.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { scrapeJob } from '../../jobs/scraper-jobs.ts'
import { limitConcurrentLookups } from './limit-concurrent-lookups.ts'
import type { Scrape } from './scrape-row.ts'
import type { NewScrape } from './scrape-store.ts'
import * as scrapeStore from './scrape-store.ts'

const FRESH_MS = 24 * 60 * 60 * 1000

/**
 * Returns an outcome that needs no scrape: the retailer can only be read by the extension, or the product was
 * scraped within 24 hours.
 */
async function findKnownOutcome(
  app: App,
  url: string,
  refresh: boolean,
): Promise<NewScrape['outcome']> {
  if (findRetailer(url)?.server?.via === 'none') {
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

/** Half a second below the client's deadline, for network latency. */
const DEADLINE_MS = 17_500

interface LookUp {
  registryId: string
  requestedBy: string | undefined
  url: string
  refresh: boolean
  /** Id for the log entry, chosen by the client. */
  lookupId: string | undefined
}

/**
 * Looks a product up by its URL: from the log if it was scraped within 24 hours, otherwise with a scrape job.
 * Returns the log's row, which is still pending if the deadline passed; the scrape then continues, and a later
 * lookup uses its result. Throws RATE_LIMITED if too many are running.
 */
export async function lookUpProduct(app: App, lookUp: LookUp): Promise<Scrape> {
  const url = cleanUrl(lookUp.url)
  const outcome = await findKnownOutcome(app, url, lookUp.refresh)
  const id = await app.db.transaction(async db => {
    if (!outcome) await limitConcurrentLookups(db, app)
    const entry = { ...lookUp, url, retailer: findRetailer(url)?.id, now: app.now(), outcome }
    const newId = await insertOnce(db, entry, [lookUp.lookupId, app.newId()])
    if (!outcome) await enqueue(db, scrapeJob, { scrapeId: newId })
    return newId
  })
  const scrape = await awaitRow(app, {
    id,
    deadlineMs: DEADLINE_MS,
    find: () => scrapeStore.findById(app.db, id),
    isDone: ({ status }) => status !== 'pending',
  })
  if (!scrape) throw new Error(`scrape ${id} is gone`)
  return scrape
}

/** Inserts with the client's id if it is free, otherwise with a new one, without revealing that the id is taken. */
async function insertOnce(
  db: Parameters<typeof scrapeStore.insert>[0],
  entry: Omit<scrapeStore.NewScrape, 'id'>,
  [wanted, own]: [string | undefined, string],
): Promise<string> {
  if (wanted && (await scrapeStore.insert(db, { ...entry, id: wanted }))) return wanted
  await scrapeStore.insert(db, { ...entry, id: own })
  return own
}
