import type { scrapeLog, scrapeLogEntry } from '@registry/shared/contract/items/product-lookups'
import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { ScrapedProduct } from '@registry/shared/jobs/scraped-product'
import { lookupFailures, lookupReasons } from '@registry/shared/messages/items/lookup-failures'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import type * as z from 'zod/mini'
import { fieldName } from './lookup-presenter.ts'
import type { Scrape } from './scrape-row.ts'

/** Converts a row of the scraping log. */
export function toScrapeLog(scrape: Scrape): z.output<typeof scrapeLog> {
  return {
    id: scrape.id,
    url: scrape.url,
    domain: scrape.domain,
    retailer: scrape.retailer,
    status: scrape.status,
    stage: scrape.stage,
    method: scrape.method,
    durationMs: scrape.durationMs,
    fieldsFound: fieldsFound(scrape.result),
    error: scrape.error,
    code: scrape.errorCode,
    createdAt: scrape.createdAt.toISOString(),
  }
}

/** Converts a row of the scraping log with all steps. */
export function toScrapeLogEntry(scrape: Scrape): z.output<typeof scrapeLogEntry> {
  return { ...toScrapeLog(scrape), steps: scrape.steps.map(toStep), won: won(scrape.result) }
}

function fieldsFound(result: ScrapedProduct | null): string[] {
  if (!result) return []
  const { productName, priceMinor: price, description, images, category } = result
  const fields = { productName, price, description, images: images.length > 0, category }
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== '' && value !== false)
    .map(([name]) => name)
}

function toStep(step: ScrapeStep) {
  const { method, startedAt, durationMs, outcome, found = {} } = step
  return {
    method,
    startedAt,
    durationMs,
    outcome,
    httpStatus: step.httpStatus ?? null,
    redirects: step.redirects ?? null,
    bytes: step.bytes ?? null,
    requests: step.requests ?? null,
    summary: summaryOf(step),
    found: Object.entries(found).map(([field, one]) => ({ field: fieldName(field), ...one })),
  }
}

/** Summarises a step in one sentence: its method, the HTTP status and the result. */
function summaryOf({ method, outcome, httpStatus, wall, reason }: ScrapeStep): string {
  const { steps } = lookupMessages
  if (method === 'cache') return `${steps.cache}.`
  const answer = httpStatus === undefined ? [] : [steps.answered(httpStatus)]
  const result = wall
    ? steps.wall(wall)
    : reason
      ? inner(lookupReasons[reason])
      : ofOutcome(outcome)
  return `${steps[method]}: ${[...answer, result].join('; ')}.`
}

function ofOutcome(outcome: ScrapeStep['outcome']): string {
  if (outcome === 'success' || outcome === 'partial' || outcome === 'needs-js') {
    return lookupMessages.steps[outcome]
  }
  return inner(lookupFailures[outcome])
}

/** Lower-cases a sentence and removes its full stop, to use it within another one. */
function inner(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')
}

function won(result: ScrapedProduct | null) {
  if (!result) return []
  const { rules, confidence, sources = {} } = result
  return Object.entries(rules).map(([field, rule]) => ({
    field: fieldName(field),
    rule,
    confidence: confidence[field] ?? null,
    method: sources[field] ?? null,
  }))
}
