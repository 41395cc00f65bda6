import type { Browser, BrowserContextOptions, Page, PlaywrightWorkerArgs } from '@playwright/test'
import { headlessShellPath } from '../../../shared/tools/browsers/chromium.ts'
import { launchArguments } from '../../../shared/tools/browsers/launch-arguments.ts'
import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { recordComplaints } from './product.ts'

/**
 * Opens a page in a browser of its own that doubles the text, on a screen of 320 px; media queries in em follow it. Adds
 * its errors to the `complaints` of the test.
 */
export async function openWithDoubledText(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  context: BrowserContextOptions,
  complaints: string[],
): Promise<{ page: Page; browser: Browser }> {
  const browser = await chromium.launch({
    executablePath: await headlessShellPath(),
    args: [...launchArguments, '--blink-settings=defaultFontSize=32'],
    chromiumSandbox: false,
  })
  const viewport = { width: 320, height: 640 }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', ...context })
  recordComplaints(page.context(), complaints)
  await page.addInitScript(markAsReturningVisitor)
  return { page, browser }
}

/**
 * Returns the elements that leave the screen, except within what scrolls sideways, the buttons that are narrower than
 * their text, and the words that headings, buttons and links of a navigation split.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement))
    const isOutside = (element: Element) => {
      const { left, right, height } = element.getBoundingClientRect()
      return height > 1 && (right > screen + 1 || left < -1) && !scrollsSideways(element)
    }
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const splitWords = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ index, 0: word }) => linesOf(node, index, index + word.length) > 1)
        .map(([word]) => word)
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const visible = [...root.querySelectorAll<HTMLElement>('*:not(.vh, svg *)')].filter(element =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    const texts = visible
      .filter(element => element.matches('h1, h2, .btn, nav :is(a, button, span)'))
      .flatMap(element => [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
    const isTooNarrow = (element: Element) =>
      element.matches('.btn') && element.scrollWidth > element.clientWidth + 1
    return [
      ...visible
        .filter(element => isOutside(element) || isTooNarrow(element))
        .map(element => element.outerHTML.slice(0, 120)),
      ...texts.flatMap(splitWords),
    ]
  })
