import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { takeScreenshots } from '../../../shared/tools/screenshots/capture/take-screenshots.ts'
import { expect, test } from './product.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const { resolve } = createRequire(import.meta.url)
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Loads axe into the document once; AxeBuilder by itself sends its whole source twice per run. */
async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
}

async function violationsAtTop(page: Page): Promise<unknown[]> {
  // Scroll to the top: a control half covered by the sticky header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await injectAxe(page)
  // Runs in the page and returns only violations, which takes a quarter of the time.
  const { violations } = await new AxeBuilder({ page, axeSource: '0' })
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      selectors: false,
      rules: { 'target-size': { enabled: true } },
    })
    .withTags(TAGS)
    .analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])
}

/** Expects no axe violations and no horizontal scrolling; takes the screenshots of `npm run screenshots`. */
export async function expectAccessible(page: Page): Promise<void> {
  // Retried while the opened form is still being scrolled into view.
  await expect.poll(() => violationsAtTop(page)).toEqual([])
  await expect.poll(() => horizontalOverflow(page)).toBe(0)
  await takeScreenshots(page, test.info())
}

/** How far the page scrolls sideways, in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
