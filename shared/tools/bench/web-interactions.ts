import type { Locator, Page } from 'playwright'
import { returningVisitor } from '../returning-visitor.ts'
import { slowDown } from './web-browser.ts'
import { fetchedScripts } from './web-probe.ts'

declare global {
  interface Window {
    bench: { events: number[]; shifts: number; painted: Promise<number> }
  }
}

export interface VisitFigures {
  /** ms of the slowest of the scripted interactions, from input to paint. */
  slowest: number
  /** Scripts that the first tap on Contribute fetched, in kB of gzip. */
  sheet: number
  /** Layout shifts of the whole visit. */
  visitCls: number
}

/** Turns a card, filters and opens a contribution, on a phone four times slower than this machine. */
export async function visit(page: Page, url: string): Promise<VisitFigures> {
  await watch(page)
  // What calls the api comes by itself once the page is calm; a gift takes it then as it is.
  const calm = page.waitForResponse(/\/assets\/client-/)
  await page.goto(url)
  await calm
  await slowDown(page)
  const card = page.locator('article:has([data-contribute])').first()
  await card.scrollIntoViewIfNeeded()
  await timed(page, card.locator('.front .card-actions button').last())
  await timed(page, card.locator('.back .card-actions button').last())
  await timed(page, page.locator('.filter-toggle'))
  await timed(page, page.locator('#filter-panel .choice').nth(1))
  const sheet = await fetchedScripts(page, async () => {
    await timed(page, card.locator('.front [data-contribute]'))
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
  })
  await timed(page, page.locator('.amount-chips button').nth(1))
  const { events, shifts } = await page.evaluate(() => window.bench)
  return { slowest: Math.max(...events), sheet, visitCls: shifts }
}

/** ms from the tap on a status to the painted list, on a phone four times slower. */
export async function filterTime(page: Page, url: string): Promise<number> {
  await watch(page)
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  // The cards come alive after the page, group by group.
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  await timed(page, page.locator('.filter-toggle'))
  const gifted = page.locator('#filter-panel .choice').nth(2)
  await page.evaluate(untilListChanges)
  await gifted.tap()
  return page.evaluate(() => window.bench.painted)
}

async function timed(page: Page, control: Locator): Promise<void> {
  const before = await page.evaluate(() => window.bench.events.length)
  await control.tap()
  await page.waitForFunction(count => window.bench.events.length > count, before)
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(returningVisitor)
  await page.addInitScript(() => {
    window.bench = { events: [], shifts: 0, painted: Promise.resolve(Number.NaN) }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
        if (isInteraction) window.bench.events.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false
        if (isOwn && 'value' in entry) window.bench.shifts += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Has `painted` become the ms from the next click to the first picture of a list of other length. */
function untilListChanges(): void {
  const count = () => document.querySelectorAll(':not([hidden]) > article').length
  const before = count()
  window.bench.painted = new Promise(resolve => {
    let clickedAt = 0
    addEventListener('click', event => (clickedAt = event.timeStamp), { capture: true, once: true })
    const look = () => {
      if (count() === before) return requestAnimationFrame(look)
      // A task of its own after the frame: what the frame shows has been painted by then.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - clickedAt)
      requestAnimationFrame(() => port2.postMessage(null))
      return undefined
    }
    requestAnimationFrame(look)
  })
}
