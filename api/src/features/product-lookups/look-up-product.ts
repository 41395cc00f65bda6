import { cleanUrl } from '@registry/shared/retailers/clean-url'
import { findRetailer } from '@registry/shared/retailers/find-retailer'
import type { App } from '../../http/app.ts'
import { awaitRow } from '../../jobs/await-row.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { scrapeJob } from '../../jobs/scraper-jobs.ts'
import * as scrapeStore from './scrape-store.ts'

const DEADLINE_MS = 17_000
const FRESH_MS = 24 * 60 * 60 * 1000

export interface LookUp {
  registryId: string
  requestedBy: string | undefined
  url: string
  refresh: boolean
}

/** What needs no visit to the shop: a shop that no server can read, or a product read today. */
async function knownOutcome(app: App, { url, refresh }: LookUp) {
  if (findRetailer(url)?.server.via === 'none') {
    return {
      status: 'failed',
      method: null,
      result: null,
      error: 'The shop can only be read in a browser.',
      errorCode: 'CLIENT_ONLY_RETAILER',
    } as const
  }
  if (refresh) return undefined
  const since = new Date(app.now().getTime() - FRESH_MS)
  const fresh = await scrapeStore.findFresh(app.db, url, since)
  return fresh && ({ ...fresh, method: 'cache' } as const)
}

/**
 * Reads a product from a shop's link: from the log when it was read today, else by a job that the
 * scraper runs. Gives the log's row, which is still pending when the shop took too long.
 */
export async function lookUpProduct(app: App, lookUp: LookUp): Promise<scrapeStore.Scrape> {
  const id = app.newId()
  const url = cleanUrl(lookUp.url)
  const outcome = await knownOutcome(app, { ...lookUp, url })
  await app.db.transaction(async db => {
    await scrapeStore.insert(db, {
      id,
      registryId: lookUp.registryId,
      requestedBy: lookUp.requestedBy,
      url,
      retailer: findRetailer(url)?.id,
      now: app.now(),
      outcome,
    })
    if (!outcome) await enqueue(db, scrapeJob, { scrapeId: id })
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
