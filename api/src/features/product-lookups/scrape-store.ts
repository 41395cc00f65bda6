import type { LookupCode } from '@registry/shared/contract/product-lookups'
import type { ScrapedProduct } from '@registry/shared/retailers/scraped-product'
import type { Db } from '../../db/connect.ts'

export interface Scrape {
  id: string
  url: string
  domain: string
  retailer: string | null
  status: 'pending' | 'success' | 'partial' | 'failed'
  method: 'http' | 'headless' | 'cache' | null
  result: ScrapedProduct | null
  error: string | null
  errorCode: LookupCode | null
  durationMs: number | null
  createdAt: Date
}

interface ScrapeRow {
  id: string
  registry_id: string | null
  url: string
  domain: string
  retailer: string | null
  status: Scrape['status']
  method: Scrape['method']
  result: ScrapedProduct | null
  error: string | null
  error_code: LookupCode | null
  duration_ms: number | null
  created_at: Date
}

const COLUMNS: (keyof ScrapeRow)[] = [
  'id',
  'url',
  'domain',
  'retailer',
  'status',
  'method',
  'result',
  'error',
  'error_code',
  'duration_ms',
  'created_at',
]

function toScrape(row: Omit<ScrapeRow, 'registry_id'>): Scrape {
  return {
    id: row.id,
    url: row.url,
    domain: row.domain,
    retailer: row.retailer,
    status: row.status,
    method: row.method,
    result: row.result,
    error: row.error,
    errorCode: row.error_code,
    durationMs: row.duration_ms,
    createdAt: row.created_at,
  }
}

export interface NewScrape {
  id: string
  registryId: string
  requestedBy: string | undefined
  url: string
  retailer: string | undefined
  now: Date
  /** What is known already; without it the row waits for the scraper. */
  outcome?: Pick<Scrape, 'status' | 'method' | 'result' | 'error' | 'errorCode'>
}

export async function insert(db: Db, scrape: NewScrape): Promise<void> {
  const { outcome } = scrape
  await db('scrapes').insert({
    id: scrape.id,
    registry_id: scrape.registryId,
    requested_by: scrape.requestedBy,
    url: scrape.url,
    domain: new URL(scrape.url).hostname,
    retailer: scrape.retailer,
    created_at: scrape.now,
    ...(outcome && {
      status: outcome.status,
      method: outcome.method,
      result: outcome.result && JSON.stringify(outcome.result),
      error: outcome.error,
      error_code: outcome.errorCode,
      duration_ms: 0,
      finished_at: scrape.now,
    }),
  })
}

export async function findById(db: Db, id: string): Promise<Scrape | undefined> {
  const row = await db<ScrapeRow>('scrapes').where({ id }).first(COLUMNS)
  return row && toScrape(row)
}

export async function findOwn(db: Db, registryId: string, id: string): Promise<Scrape | undefined> {
  const row = await db<ScrapeRow>('scrapes').where({ id, registry_id: registryId }).first(COLUMNS)
  return row && toScrape(row)
}

/** A product that was read in full from the shop's own page since then, by whomever. */
export async function findFresh(db: Db, url: string, since: Date): Promise<Scrape | undefined> {
  const row = await db<ScrapeRow>('scrapes')
    .whereRaw('md5(url) = md5(?)', [url])
    .where({ url, status: 'success' })
    // An entry that was itself answered from the log is as old as what it repeated.
    .whereNot('method', 'cache')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .first(COLUMNS)
  return row && toScrape(row)
}

export interface LogQuery {
  limit: number
  offset: number
  status?: string
  domain?: string
  startDate?: string
  endDate?: string
}

/** The scraping log of a registry, newest first, with the number of all that match. */
export async function list(
  db: Db,
  registryId: string,
  query: LogQuery,
): Promise<{ scrapes: Scrape[]; total: number }> {
  const matching = db<ScrapeRow>('scrapes').where({ registry_id: registryId })
  if (query.status) matching.where('status', query.status)
  if (query.domain) matching.where('domain', query.domain)
  if (query.startDate) matching.where('created_at', '>=', query.startDate)
  if (query.endDate) matching.where('created_at', '<=', query.endDate)
  const [rows, [count]] = await Promise.all([
    matching
      .clone()
      .orderBy('created_at', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .select(COLUMNS),
    matching.clone().count<{ count: number }[]>('* as count'),
  ])
  return { scrapes: rows.map(toScrape), total: count?.count ?? 0 }
}
