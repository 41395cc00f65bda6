import { createCounter, createHistogram } from '@registry/shared/metrics/metrics'
import type { SpanAttributes } from '@registry/shared/tracing/tracing'
import type { Scrape } from './scrape-page.ts'

/** Label of pages of other shops, so that the values stay few. */
const OTHER = 'other'
const buckets = [0.25, 0.5, 1, 2, 4, 8, 15, 30]

const scrapes = createCounter({
  name: 'registry_scrapes_total',
  help: 'Finished scrapes: success, partial, or the code of the failure',
  labels: ['retailer', 'outcome'],
})
const durations = createHistogram({
  name: 'registry_scrape_duration_seconds',
  help: 'Duration of a scrape',
  labels: ['retailer'],
  buckets,
})
const steps = createCounter({
  name: 'registry_scrape_steps_total',
  help: 'Steps of scrapes by outcome',
  labels: ['retailer', 'step', 'outcome'],
})
const stepDurations = createHistogram({
  name: 'registry_scrape_step_duration_seconds',
  help: 'Duration of a step of a scrape',
  labels: ['step'],
  buckets,
})

const outcomeOf = ({ outcome }: Pick<Scrape, 'outcome'>) =>
  outcome.status === 'failed' ? outcome.code : outcome.status

/** Returns the attributes of a scrape's span, without its URL and product. */
export function spanAttributes(scrape: Scrape): SpanAttributes {
  const methods = scrape.steps.map(({ method, outcome }) => `${method}: ${outcome}`)
  return {
    'registry.retailer': scrape.retailer ?? OTHER,
    'registry.outcome': outcomeOf(scrape),
    'registry.steps': methods.join(', '),
  }
}

/** Counts a finished scrape and its steps. */
export function countScrape(
  scrape: Pick<Scrape, 'outcome' | 'retailer' | 'steps'> & { durationMs: number },
): void {
  const { durationMs } = scrape
  const retailer = scrape.retailer ?? OTHER
  scrapes.inc({ retailer, outcome: outcomeOf(scrape) })
  durations.observe({ retailer }, durationMs / 1_000)
  for (const { method, outcome: result, durationMs: ms } of scrape.steps) {
    steps.inc({ retailer, step: method, outcome: result })
    stepDurations.observe({ step: method }, ms / 1_000)
  }
}
