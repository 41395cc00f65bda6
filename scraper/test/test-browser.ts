import { pino } from 'pino'
import { BROWSER_LIMITS, type BrowserLimits } from '../src/browser/browser-limits.ts'
import { type BrowserReader, createBrowserReader } from '../src/browser/browser-reader.ts'
import { findChromium } from '../src/browser/find-chromium.ts'
import type { FetchGuard } from '../src/net/fetch-guard.ts'

/** Whether there is a Chromium to test with; says so once where there is none. */
export const chromium = process.env.CHROMIUM_PATH || (await findChromium())
if (!chromium) console.info('skipped: no Chromium was found (set CHROMIUM_PATH)')

/** On a busy machine the start of a browser alone may take longer than a read has otherwise. */
const PATIENT = { totalMs: 240_000 }

/** A reader that takes a page for whole when it holds what `productOf` finds: by default, never. */
export function testBrowser(
  guard: FetchGuard,
  limits: Partial<BrowserLimits> = {},
  productOf: (html: string) => string | undefined = () => undefined,
): BrowserReader {
  return createBrowserReader({
    executable: chromium ?? '',
    guard,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    productOf,
    limits: { ...BROWSER_LIMITS, ...PATIENT, ...limits },
  })
}
