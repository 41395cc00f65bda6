import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright/test'

const FRAME_MS = 50
const PAUSE_MS = 100
/** Number of pauses without a pending request after which the page counts as loaded. */
const QUIET_PAUSES = 3
/** Limits the wait, because a test may hold a request. */
const MAX_PAUSES = 50

/**
 * Loads fonts, lazy images and parts that load when they are scrolled into view, and renders all of them.
 * Moves the mouse away: which element it hovers depends on how far the page had moved.
 */
export async function loadWholePage(page: Page): Promise<void> {
  const pending = new Set<Request>()
  const onStart = (request: Request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  }
  const onEnd = (request: Request) => void pending.delete(request)
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd)

  await page.mouse.move(0, 0)
  await scrollThrough(page)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
  // Waits in Node, because a test may have stopped the clock of the page.
  let quiet = 0
  for (let pauses = 0; pauses < MAX_PAUSES && quiet < QUIET_PAUSES; pauses += 1) {
    await sleep(PAUSE_MS)
    quiet = pending.size === 0 ? quiet + 1 : 0
  }
  page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd)
  await page.evaluate(renderContent)
}

/**
 * Renders content outside the viewport, which `content-visibility: auto` leaves blank in full-page
 * screenshots. Keeps the containment of that property, which affects the layout.
 */
function renderContent(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue
    element.style.setProperty('content-visibility', 'visible', 'important')
    element.style.setProperty('contain', 'layout style paint', 'important')
  }
}

/** Scrolls down by one viewport at a time. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let top = step; top < height; top += step) {
    await page.evaluate(y => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await sleep(FRAME_MS)
  }
}
