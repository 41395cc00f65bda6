import {
  getScrapeLog,
  listScrapeLogs,
  lookupUrl,
  parseProductUrl,
} from '@registry/shared/contract/items/product-lookups'
import * as z from 'zod/mini'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, requireFound, route } from '../../http/routes/route.ts'
import { toScrapeLog, toScrapeLogEntry } from './log-presenter.ts'
import { lookUpProduct } from './look-up-product.ts'
import { invalidUrlResponse, toLookupResponse } from './lookup-presenter.ts'
import * as scrapeStore from './scrape-store.ts'

const LIMITS: readonly Limit[] = [
  { name: 'lookups', points: 20, windowS: 3600, by: 'registry', store: 'postgres' },
]

export const lookupRoutes: Route[] = [
  route(parseProductUrl, { limits: LIMITS }, async ({ viewer, body }, app) => {
    const { data: url } = z.safeParse(lookupUrl, body.url)
    if (!url) return invalidUrlResponse()
    const scrape = await lookUpProduct(app, {
      registryId: viewer.registryId,
      requestedBy: viewer.kind === 'owner' ? viewer.userId : undefined,
      url,
      refresh: body.refresh ?? false,
      lookupId: body.lookupId,
    })
    return toLookupResponse(scrape)
  }),

  route(listScrapeLogs, async ({ viewer, query }, { db }) => {
    const { scrapes, total } = await scrapeStore.list(db, viewer.registryId, query)
    return { logs: scrapes.map(toScrapeLog), total }
  }),

  route(getScrapeLog, async ({ viewer, params }, { db }) => {
    const scrape = requireFound(await scrapeStore.findOwn(db, viewer.registryId, params.id))
    return { log: toScrapeLogEntry(scrape) }
  }),
]
