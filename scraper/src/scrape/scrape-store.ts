import type { ScrapedProduct } from '@registry/shared/retailers/scraped-product'
import type { Pool } from 'pg'
import type { Attempt } from './outcome.ts'

export interface PendingScrape {
  id: string
  url: string
  domain: string
}

/** The row to work on; undefined when it is gone or finished already. */
export async function findPending(db: Pool, id: string): Promise<PendingScrape | undefined> {
  const { rows } = await db.query<PendingScrape>(
    `select id, url, domain from scrapes where id = $1 and status = 'pending'`,
    [id],
  )
  return rows[0]
}

export interface FinishedScrape {
  id: string
  status: 'success' | 'partial' | 'failed'
  retailer: string | null
  product: ScrapedProduct | null
  error: string | null
  errorCode: string | null
  durationMs: number
  attempt: Attempt | undefined
}

/**
 * Writes the answer and wakes whoever waits for it, in one transaction. Only the first answer counts:
 * false when another worker has written one.
 */
export async function finish(db: Pool, scrape: FinishedScrape): Promise<boolean> {
  const { id, status, retailer, product, error, errorCode, durationMs, attempt } = scrape
  const { rowCount } = await db.query(
    `with finished as (
       update scrapes
          set status = $2, retailer = $3, result = $4, canonical_url = $5, error = $6,
              error_code = $7, duration_ms = $8, attempts = attempts || $9::jsonb,
              method = $10, finished_at = now()
        where id = $1 and status = 'pending'
        returning id
     )
     select pg_notify('scrape_finished', id::text) from finished`,
    [
      id,
      status,
      product?.retailer ?? retailer,
      product && JSON.stringify(product, wellFormed),
      product?.sourceUrl ?? null,
      error,
      errorCode,
      durationMs,
      JSON.stringify(attempt ? [attempt] : []),
      attempt?.method ?? null,
    ],
  )
  return rowCount === 1
}

// PostgreSQL refuses half a surrogate pair and NUL within JSON; shops' pages hold both.
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value
}
