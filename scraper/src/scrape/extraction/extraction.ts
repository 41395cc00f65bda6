import type { ScrapeStep } from '@registry/shared/jobs/scrape-step'
import type { Verdict } from '../scrape-result.ts'

/** Result of one extraction step. */
export interface Extraction {
  verdict: Verdict
  /** Response data for the log. */
  facts: Pick<ScrapeStep, 'httpStatus' | 'redirects' | 'bytes' | 'requests'>
  /** The page, if one was received. */
  page?: { url: string; html: string }
}

/** Creates the extraction of a failed step. */
export function failedExtraction(
  code: Extract<Verdict, { status: 'failed' }>['code'],
  reason?: ScrapeStep['reason'],
): Extraction {
  return { facts: {}, verdict: { status: 'failed', code, ...(reason && { reason }) } }
}
