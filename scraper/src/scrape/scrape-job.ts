import { toVisibleCode } from '@registry/shared/jobs/visible-code'
import { lookupFailures, lookupReasons } from '@registry/shared/messages/items/lookup-failures'
import { withSpan } from '@registry/shared/tracing/tracing'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { hostKey } from './host-limits/fetch-with-host-limits.ts'
import { countScrape, spanAttributes } from './scrape-metrics.ts'
import { type Scrape, type ScrapeTools, scrapePage } from './scrape-page.ts'
import type { PendingScrape } from './scrape-store.ts'
import * as scrapeStore from './scrape-store.ts'

/** A page that has crashed three workers is not attempted again. */
const MAX_ATTEMPTS = 3

const payloadSchema = z.object({ scrapeId: z.uuid() })

interface ScrapeJobTools extends ScrapeTools {
  db: Pool
  log: Logger
}

/** Attempt number of the job, and the signal that aborts on shutdown. */
interface JobRun {
  attempt: number
  stopped: AbortSignal
}

/** Runs the job `scrape`: extracts the product of a row in `scrapes` and stores the result, once. */
export async function runScrapeJob(
  payload: unknown,
  run: JobRun,
  tools: ScrapeJobTools,
): Promise<void> {
  const { scrapeId } = payloadSchema.parse(payload)
  const row = await scrapeStore.begin(tools.db, scrapeId)
  if (!row) return
  // A slow host with many lookups must not block the workers.
  if (run.attempt === 1 && tools.slots.isQueueFull(hostKey(row.url))) {
    await scrapeStore.postpone(tools.db, scrapeId)
    return
  }
  const startedAt = tools.now()
  const scrape = run.attempt > MAX_ATTEMPTS ? givenUp() : await tryScrape(row, run, tools)
  const durationMs = Math.round(tools.now() - startedAt)
  await save(row, { ...scrape, durationMs }, tools)
}

async function tryScrape(row: PendingScrape, run: JobRun, tools: ScrapeJobTools): Promise<Scrape> {
  const { db, log, deadlines } = tools
  const signal = AbortSignal.any([AbortSignal.timeout(deadlines.totalMs), run.stopped])
  const onStage: Parameters<typeof scrapePage>[2]['onStage'] = (stage, found) => {
    // The row has this stage initially; later ones are best effort.
    if (stage === 'fetching') return
    scrapeStore
      .markStage(db, row.id, stage, found)
      .catch(err => log.warn({ err }, 'stage not kept'))
  }
  try {
    const scrape = await withSpan({ name: 'scrape', kind: 'internal' }, async span => {
      const found = await scrapePage(row.url, tools, { signal, onStage })
      span.setAttributes(spanAttributes(found))
      return found
    })
    // Aborted by a shutdown: the queue retries it in another worker.
    run.stopped.throwIfAborted()
    return scrape
  } catch (error) {
    if (run.attempt < MAX_ATTEMPTS) throw error
    log.error({ scrapeId: row.id, domain: row.domain, err: error }, 'scrape given up')
    return givenUp()
  }
}

function givenUp(): Scrape {
  const outcome = { status: 'failed', code: 'UNREACHABLE', reason: 'gave-up' } as const
  return { retailer: null, outcome, method: null, steps: [] }
}

async function save(
  row: PendingScrape,
  { outcome, retailer, method, steps, durationMs }: Scrape & { durationMs: number },
  { db, log }: ScrapeJobTools,
): Promise<void> {
  const failure = outcome.status === 'failed' ? outcome : undefined
  const sentence = failure?.reason ? lookupReasons[failure.reason] : undefined
  const code = failure ? toVisibleCode(failure.code) : null
  await scrapeStore.finish(db, {
    id: row.id,
    status: outcome.status,
    retailer,
    product: outcome.status === 'failed' ? null : outcome.product,
    error: code && (sentence ?? lookupFailures[code]),
    errorCode: code,
    errorCause: failure?.reason ?? null,
    durationMs,
    method,
    steps: steps.map(step => ({ ...step, outcome: toVisibleCode(step.outcome) })),
  })
  countScrape({ outcome, retailer, steps, durationMs })
  log.info(
    {
      scrapeId: row.id,
      domain: row.domain,
      status: outcome.status,
      code: failure?.code ?? null,
      durationMs,
      steps: steps.map(({ method, outcome }) => `${method}: ${outcome}`),
    },
    'scrape finished',
  )
}
