import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

const { resolve } = createRequire(import.meta.url)
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Value of `axeSource` for pages with injected axe: AxeBuilder by itself sends its whole source twice per run. */
export const NO_SOURCE = '0'

/** Loads axe into the document once. */
export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}
