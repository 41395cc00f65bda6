import type { LookupStage } from '@registry/shared/contract/items/product-lookups'
import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import type { LookupReason } from '@registry/shared/messages/items/lookup-failures'
import type { Pool } from 'pg'

export interface PendingScrape {
  id: string
  url: string
  domain: string
}

/** Marks a pending row as started and returns it; undefined when deleted or finished. */
export async function begin(db: Pool, id: string): Promise<PendingScrape | undefined> {
  const { rows } = await db.query<PendingScrape>(
    `update scrapes set stage = 'fetching' where id = $1 and status = 'pending'
     returning id, url, domain`,
    [id],
  )
  return rows[0]
}

/** Stores the current stage and the product found so far. */
export async function markStage(
  db: Pool,
  id: string,
  stage: LookupStage,
  found: ScrapedProduct | undefined,
): Promise<void> {
  await db.query(
    `update scrapes set stage = $2, result = coalesce($3, result)
      where id = $1 and status = 'pending'`,
    [id, stage, found ? toJson(found) : null],
  )
}

/** Enqueues the row again in one second. */
export async function postpone(db: Pool, id: string): Promise<void> {
  await db.query(
    `with waiting as (
       update scrapes set stage = 'queued' where id = $1 and status = 'pending' returning id
     )
     select graphile_worker.add_job('scrape', json_build_object('scrapeId', id::text),
                                    run_at => now() + interval '1 second', max_attempts => 4)
       from waiting`,
    [id],
  )
}

export interface FinishedScrape {
  id: string
  status: 'success' | 'partial' | 'failed'
  retailer: string | null
  product: ScrapedProduct | null
  error: string | null
  errorCode: string | null
  errorCause: LookupReason | null
  durationMs: number
  method: 'http' | 'headless' | null
  steps: readonly ScrapeStep[]
}

/**
 * Stores the result and notifies waiting requests, in one statement. Returns false when another worker has
 * stored one.
 */
export async function finish(db: Pool, scrape: FinishedScrape): Promise<boolean> {
  const { id, status, retailer, product, error, errorCode, errorCause } = scrape
  const { durationMs, method, steps } = scrape
  const { rowCount } = await db.query(
    `with finished as (
       update scrapes
          set status = $2, stage = null, retailer = $3, result = $4, canonical_url = $5, error = $6,
              error_code = $7, duration_ms = $8, attempts = attempts || $9::jsonb,
              method = $10, error_cause = $11, finished_at = now()
        where id = $1 and status = 'pending'
        returning id
     )
     select pg_notify('scrape_finished', id::text) from finished`,
    [
      id,
      status,
      product?.retailer ?? retailer,
      product && toJson(product),
      product?.sourceUrl ?? null,
      error,
      errorCode,
      durationMs,
      toJson(steps),
      method,
      errorCause,
    ],
  )
  return rowCount === 1
}

// PostgreSQL rejects lone surrogates and NUL in JSON; retailers' pages contain both.
function toJson(value: object): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
}
