import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from 'playwright'
import { markAsReturningVisitor } from '../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { slowDown } from './bench-browser.ts'
import { fetchedScripts } from './sizes.ts'

declare global {
  interface Window {
    bench: { events: number[]; clicks: number[]; shifts: number; painted: Promise<number> }
  }
}

export interface VisitFigures {
  /** Time in ms of the slowest scripted interaction, from input to paint. */
  slowest: number
  /** Scripts loaded by the first tap on Contribute, gzip, in kB. */
  sheet: number
  /** Cumulative layout shift of the visit. */
  visitCls: number
}

/** Flips a card, filters and opens the contribution form, with CPU throttling. */
export async function measureVisit(page: Page, url: string): Promise<VisitFigures> {
  await watch(page)
  // The API client is loaded with live updates when the page is idle; the contribution form then reuses it.
  const calm = page.waitForResponse(/\/assets\/live-/)
  await page.goto(url)
  await calm
  await slowDown(page)
  const card = page.locator('article:has([name=contribute])').first()
  await card.scrollIntoViewIfNeeded()
  await timed(
    page,
    card.locator('.public-item-card_front .public-item-card_card-actions button').last(),
  )
  await timed(
    page,
    card.locator('.public-item-card_back .public-item-card_card-actions button').last(),
  )
  await timed(page, page.locator('.filter-bar_filter-toggle'))
  await timed(page, page.locator('#filter-panel .choice').nth(1))
  const sheet = await fetchedScripts(page, async () => {
    await timed(page, card.locator('.public-item-card_front [name=contribute]'))
    await page.getByRole('dialog').waitFor()
    await page.waitForLoadState('networkidle')
  })
  await timed(page, page.locator('.contribute-sheet_amount-chips button').nth(1))
  const { events, shifts } = await page.evaluate(() => window.bench)
  return { slowest: Math.max(...events), sheet, visitCls: shifts }
}

/** How long a finger rests on the screen in a tap, in ms. */
const PRESS_MS = 80

/** Returns the time in ms from the end of a tap on a status filter to the painted list, with CPU throttling. */
export async function filterTime(page: Page, url: string): Promise<number> {
  await watch(page)
  await page.goto(url)
  await page.locator('html[data-alive]').waitFor()
  // Cards hydrate after the page, in groups.
  await page.waitForLoadState('networkidle')
  const session = await slowDown(page)
  await timed(page, page.locator('.filter-bar_filter-toggle'))
  const available = page.locator('#filter-panel .choice').nth(1)
  await page.evaluate(untilListChanges)
  await press(session, available)
  return page.evaluate(() => window.bench.painted)
}

/**
 * Returns the time in ms from a tap on Contribute to the next frame (https://web.dev/articles/inp), with CPU throttling.
 * The form may follow later, once its script is loaded.
 */
export async function contributeTapTime(page: Page, url: string): Promise<number> {
  await watch(page)
  // The first items of a long registry are gifted.
  await page.goto(`${url}?status=available`)
  await page.locator('html[data-alive]').waitFor()
  await page.waitForLoadState('networkidle')
  const session = await slowDown(page)
  const contribute = page.locator('article [name=contribute]').filter({ visible: true }).first()
  await contribute.scrollIntoViewIfNeeded()
  await press(session, contribute)
  await page.waitForFunction(() => window.bench.clicks.length > 0)
  return page.evaluate(() => window.bench.clicks[0] ?? Number.NaN)
}

/** Taps as a finger does. Playwright's taps take no time, and its listeners check the target in each event. */
async function press(session: CDPSession, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control to tap is hidden.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await setTimeout(PRESS_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function timed(page: Page, control: Locator): Promise<void> {
  const before = await page.evaluate(() => window.bench.events.length)
  await control.tap()
  await page.waitForFunction(count => window.bench.events.length > count, before)
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(markAsReturningVisitor)
  await page.addInitScript(() => {
    window.bench = { events: [], clicks: [], shifts: 0, painted: Promise.resolve(Number.NaN) }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
        if (isInteraction) window.bench.events.push(entry.duration)
        if (entry.name === 'click') window.bench.clicks.push(entry.duration)
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

/** Sets `painted` to the time in ms from the next click to the first frame that paints another first card. */
function untilListChanges(): void {
  const first = () => {
    const name = document.querySelector(':not([hidden]) > article h3')
    // The browser skips the content of a card until it has found it near the viewport.
    return name?.checkVisibility({ contentVisibilityAuto: true }) ? name.textContent : before
  }
  const before = document.querySelector(':not([hidden]) > article h3')?.textContent
  window.bench.painted = new Promise(resolve => {
    let clickedAt = 0
    addEventListener('click', event => (clickedAt = event.timeStamp), { capture: true, once: true })
    const look = () => {
      if (first() === before) return requestAnimationFrame(look)
      // A message sent before a frame is painted arrives after it, perhaps after the next one.
      const { port1, port2 } = new MessageChannel()
      const finish = () => resolve(performance.now() - clickedAt)
      port1.onmessage = finish
      port2.postMessage(null)
      requestAnimationFrame(finish)
      return undefined
    }
    requestAnimationFrame(look)
  })
}
