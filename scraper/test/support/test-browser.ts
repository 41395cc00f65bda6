import { pino } from 'pino'
import { findHeadlessShell } from '../../../shared/tools/browsers/chromium.ts'
import { BROWSER_LIMITS, type BrowserLimits } from '../../src/browser/browser-limits.ts'
import { findChromium } from '../../src/browser/find-chromium.ts'
import { createPageRenderer, type PageRenderer } from '../../src/browser/page-renderer.ts'
import type { FetchGuard } from '../../src/net/guard/fetch-guard.ts'

/** The Chromium that the scraper would use. */
export const wholeChromium = process.env.CHROMIUM_PATH || (await findChromium())

/** The smallest available Chromium for tests; logs a message when there is none. */
export const chromium = wholeChromium && (findHeadlessShell() ?? wholeChromium)
if (!chromium) console.info('skipped: no Chromium was found (set CHROMIUM_PATH)')

/**
 * Limits for a busy machine: a browser may start slowly, and a slowly closing page must not end the shared
 * browser.
 */
const PATIENT = { totalMs: 240_000, startMs: 240_000, closeMs: 60_000, openMs: 60_000 }

/** Limits for pages that never close by themselves. */
export const STRICT_CLOSE = { closeMs: BROWSER_LIMITS.closeMs }

/** Creates a renderer for tests; `productFingerprint` decides when a page is complete, by default never. */
export function testBrowser(
  guard: FetchGuard,
  limits: Partial<BrowserLimits> = {},
  productFingerprint: (html: string) => string | undefined = () => undefined,
  executable = chromium,
): PageRenderer {
  return createPageRenderer({
    executable: executable ?? '',
    guard,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    productFingerprint,
    limits: { ...BROWSER_LIMITS, ...PATIENT, ...limits },
  })
}
