import { lookupFailures } from '@registry/shared/messages/lookup-failures'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { type Scrape, type ScrapeTools, scrapePage } from './scrape-page.ts'
import type { PendingScrape } from './scrape-store.ts'
import * as scrapeStore from './scrape-store.ts'

/** Whoever asked is answered within 18 s, so the work has less. */
const DEADLINE_MS = 15_000
/** A page that has ended three workers is not tried on a fourth. */
const MAX_ATTEMPTS = 3

const payloadSchema = z.object({ scrapeId: z.uuid() })

export interface ScrapeJobTools extends ScrapeTools {
  db: Pool
  log: Logger
}

/** The run of the queue that a job is in: which try it is, and whether the process is to stop. */
export interface JobRun {
  attempt: number
  stopped: AbortSignal
}

/** The job `scrape`: reads the page of one row of `scrapes` and writes what came of it, once. */
export async function runScrapeJob(
  payload: unknown,
  run: JobRun,
  tools: ScrapeJobTools,
): Promise<void> {
  const { scrapeId } = payloadSchema.parse(payload)
  const row = await scrapeStore.findPending(tools.db, scrapeId)
  if (!row) return
  const startedAt = tools.now()
  const scrape = run.attempt > MAX_ATTEMPTS ? givenUp() : await tryScrape(row, run, tools)
  const durationMs = Math.round(tools.now() - startedAt)
  await save(row, { ...scrape, durationMs }, tools)
}

async function tryScrape(row: PendingScrape, run: JobRun, tools: ScrapeJobTools): Promise<Scrape> {
  const deadline = AbortSignal.any([AbortSignal.timeout(DEADLINE_MS), run.stopped])
  try {
    const scrape = await scrapePage(row.url, tools, deadline)
    // What a stop cut short is not the page's fault: the queue gives it to another worker.
    run.stopped.throwIfAborted()
    return scrape
  } catch (error) {
    if (run.attempt < MAX_ATTEMPTS) throw error
    tools.log.error({ scrapeId: row.id, domain: row.domain, err: error }, 'scrape given up')
    return givenUp()
  }
}

function givenUp(): Scrape {
  return { retailer: null, outcome: { status: 'failed', code: 'UNREACHABLE' } }
}

async function save(
  row: PendingScrape,
  { outcome, retailer, attempt, durationMs }: Scrape & { durationMs: number },
  { db, log }: ScrapeJobTools,
): Promise<void> {
  const code = outcome.status === 'failed' ? outcome.code : null
  await scrapeStore.finish(db, {
    id: row.id,
    status: outcome.status,
    retailer,
    product: outcome.status === 'failed' ? null : outcome.product,
    error: code && lookupFailures[code],
    errorCode: code,
    durationMs,
    attempt,
  })
  const { status } = outcome
  log.info({ scrapeId: row.id, domain: row.domain, status, code, durationMs }, 'scrape finished')
}
