import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { Verdict } from './scrape-result.ts'

/** What one way of asking gave. */
export interface Extraction {
  verdict: Verdict
  /** What the shop answered with, for the log. */
  facts: Pick<ScrapeStep, 'httpStatus' | 'redirects' | 'bytes' | 'requests'>
  /** The page itself, where one came. */
  page?: { url: string; html: string }
}

/** The way without a page. */
export function failedExtraction(
  code: Extract<Verdict, { status: 'failed' }>['code'],
  reason?: ScrapeStep['reason'],
): Extraction {
  return { facts: {}, verdict: { status: 'failed', code, ...(reason && { reason }) } }
}
