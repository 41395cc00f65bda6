import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

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
  // What lies half under the top bar is no small target: it is only scrolled there.
  await page.evaluate(() => window.scrollTo(0, 0))
  await injectAxe(page)
  // In the page itself, and only what is wrong: a fourth of the time, the same rules.
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

/** No axe violation, and nothing that would have to be scrolled sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Asked again while the page is still on its way to the form that was just opened.
  await expect.poll(() => violationsAtTop(page)).toEqual([])
  await expect.poll(() => page.evaluate(overflow)).toBe(0)
}

/** Runs in the page. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
