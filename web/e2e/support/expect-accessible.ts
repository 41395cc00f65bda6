import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { injectAxe, NO_SOURCE } from '../../../shared/tools/browsers/inject-axe.ts'
import { takeScreenshots } from '../../../shared/tools/screenshots/capture/take-screenshots.ts'
import { expect, test } from './product.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violationsAtTop(page: Page): Promise<unknown[]> {
  // Scroll to the top: a control half covered by the sticky header would count as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await injectAxe(page)
  // Runs in the page and returns only violations, which takes a quarter of the time.
  const { violations } = await new AxeBuilder({ page, axeSource: NO_SOURCE })
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
