import type { StepMethod } from '@registry/shared/contract/items/product-lookups'
import type { FoundField, ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import type { Extraction } from './extraction/extraction.ts'
import type { FailureCode, Verdict } from './scrape-result.ts'

/** A step with the internal outcome code for the log. */
export type LoggedStep = Omit<ScrapeStep, 'outcome'> & {
  outcome: ScrapeStep['outcome'] | FailureCode
}

/** Runs steps and records them in order. */
export interface Steps {
  readonly all: readonly LoggedStep[]
  run(method: StepMethod, read: () => Promise<Extraction>): Promise<Extraction>
}

export function createSteps(now: () => number): Steps {
  const all: LoggedStep[] = []
  return {
    all,
    async run(method, read) {
      const startedAt = now()
      const reading = await read()
      all.push({
        method,
        startedAt: new Date(startedAt).toISOString(),
        durationMs: Math.round(now() - startedAt),
        ...outcomeOf(reading.verdict),
        ...reading.facts,
      })
      return reading
    },
  }
}

function outcomeOf(verdict: Verdict): Pick<LoggedStep, 'outcome' | 'reason' | 'wall' | 'found'> {
  if (verdict.status === 'needs-js') return { outcome: 'needs-js' }
  if ('product' in verdict) return { outcome: verdict.status, found: foundIn(verdict.product) }
  const { code, reason, wall } = verdict
  return { outcome: code, ...(reason && { reason }), ...(wall && { wall }) }
}

function foundIn({ rules, confidence }: ExtractedProduct): Record<string, FoundField> {
  const sure = new Map<string, number>(Object.entries(confidence))
  return Object.fromEntries(
    Object.entries(rules).map(([field, rule]) => [
      field,
      { rule, confidence: sure.get(field) ?? 0 },
    ]),
  )
}
