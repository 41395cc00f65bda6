import type { listScrapeLogs } from '@registry/shared/contract/items/product-lookups'
import { canonicalUrl } from '@registry/shared/retailers/urls/canonical-url'
import type * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import { COLUMNS, type Scrape, type ScrapeRow, toScrape } from './scrape-row.ts'

export interface NewScrape {
  id: string
  registryId: string
  requestedBy: string | undefined
  url: string
  retailer: string | undefined
  now: Date
  /** Known outcome; undefined leaves the row pending for the scraper. */
  outcome:
    | Pick<Scrape, 'status' | 'method' | 'result' | 'error' | 'errorCode' | 'steps'>
    | undefined
}

/** Returns false if the id is taken. */
export async function insert(db: Db, scrape: NewScrape): Promise<boolean> {
  const { outcome } = scrape
  const inserted = await db('scrapes')
    .insert({
      id: scrape.id,
      registry_id: scrape.registryId,
      requested_by: scrape.requestedBy,
      url: scrape.url,
      domain: new URL(scrape.url).hostname,
      retailer: scrape.retailer,
      created_at: scrape.now,
      ...(outcome ? finished(outcome, scrape.now) : { stage: 'queued' }),
    })
    .onConflict('id')
    .ignore()
    .returning('id')
  return inserted.length > 0
}

function finished(outcome: NonNullable<NewScrape['outcome']>, now: Date) {
  return {
    status: outcome.status,
    method: outcome.method,
    result: outcome.result && JSON.stringify(outcome.result),
    error: outcome.error,
    error_code: outcome.errorCode,
    attempts: JSON.stringify(outcome.steps),
    duration_ms: 0,
    finished_at: now,
  }
}

export async function findById(db: Db, id: string): Promise<Scrape | undefined> {
  const row: ScrapeRow | undefined = await db('scrapes').where({ id }).first(COLUMNS)
  return row && toScrape(row)
}

export async function findOwn(db: Db, registryId: string, id: string): Promise<Scrape | undefined> {
  const row: ScrapeRow | undefined = await db('scrapes')
    .where({ id, registry_id: registryId })
    .first(COLUMNS)
  return row && toScrape(row)
}

/**
 * Returns the latest scrape of a product since `since`, for any registry and any URL with the same canonical
 * URL. A partial result counts only if no step timed out or was unreachable.
 */
export async function findFresh(db: Db, url: string, since: Date): Promise<Scrape | undefined> {
  const canonical = canonicalUrl(url)
  const row: ScrapeRow | undefined = await db('scrapes')
    .whereRaw(
      `((md5(url) = md5(:url) and url = :url) or
        (md5(canonical_url) = md5(:canonical) and canonical_url = :canonical))`,
      { url, canonical },
    )
    .whereIn('status', ['success', 'partial'])
    // Entries answered from the cache do not extend its lifetime.
    .whereIn('method', ['http', 'headless'])
    .whereRaw(
      `(status = 'success' or
        not jsonb_path_exists(attempts, '$[*].outcome \\? (@ == "TIMEOUT" || @ == "UNREACHABLE")'))`,
    )
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .first(COLUMNS)
  return row && toScrape(row)
}

/** Counts the scrapes created since `since` that are pending. */
export async function countPending(db: Db, since: Date): Promise<number> {
  const [row] = await db('scrapes')
    .where({ status: 'pending' })
    .where('created_at', '>', since)
    .count<{ count: number }[]>('* as count')
  return row?.count ?? 0
}

type LogQuery = z.output<typeof listScrapeLogs.query>

const OF_DOMAIN = `(domain = :domain or right(domain, length(:domain) + 1) = '.' || :domain)`

/** Returns a page of a registry's scraping log, newest first, and the number of all matches. */
export async function list(
  db: Db,
  registryId: string,
  query: LogQuery,
): Promise<{ scrapes: Scrape[]; total: number }> {
  const matching = db('scrapes').where({ registry_id: registryId })
  if (query.status) matching.where('status', query.status)
  if (query.domain) {
    const domain = query.domain.toLowerCase()
    matching.whereRaw(OF_DOMAIN, { domain })
  }
  if (query.startDate) matching.where('created_at', '>=', startOf(query.startDate))
  if (query.endDate) matching.where('created_at', '<=', endOf(query.endDate))
  const [rows, [count]]: [ScrapeRow[], { count: number }[]] = await Promise.all([
    matching
      .clone()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .select(COLUMNS),
    matching.clone().count<{ count: number }[]>('* as count'),
  ])
  return { scrapes: rows.map(toScrape), total: count?.count ?? 0 }
}

const isDay = (text: string) => text.length === 'yyyy-mm-dd'.length

function startOf(text: string): Date {
  return new Date(isDay(text) ? `${text}T00:00:00+08:00` : text)
}

function endOf(text: string): Date {
  return new Date(isDay(text) ? `${text}T23:59:59.999+08:00` : text)
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('scrapes').where({ registry_id: registryId }).delete()
}
