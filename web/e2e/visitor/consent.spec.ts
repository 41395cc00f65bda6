import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { recordGoogle } from '../support/record-analytics.ts'
import { openRegistry, startContribution } from '../support/registry-page.ts'

test.use({ firstVisit: true })

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
const banner = (page: Page) => page.getByRole('region', { name: 'Make gift-giving even better!' })
const answer = (page: Page) => page.evaluate(() => localStorage.getItem('analytics_consent'))

/** Returns whether the banner covers the focused element. */
function isFocusCovered(): boolean {
  const over = document.querySelector('.consent-banner_consent')?.getBoundingClientRect()
  const { activeElement } = document
  if (!over || !activeElement || activeElement.closest('.consent-banner_consent')) return false
  if (activeElement === document.body) return false
  const under = activeElement.getBoundingClientRect()
  const isBeside = under.right <= over.left || under.left >= over.right
  return !isBeside && under.bottom > over.top && under.top < over.bottom
}

/** Runs in the page: records layout shifts after the banner appeared, without earlier ones by fonts. */
function watchShifts(): void {
  let askedAt = Number.POSITIVE_INFINITY
  window.shiftsSinceAsked = 0
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('.consent-banner_consent')) return
    askedAt = performance.now()
    watcher.disconnect()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= askedAt) window.shiftsSinceAsked += (entry as LayoutShift).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens the registry at a size and expects the banner to shift no layout and to cover no focused control. */
async function expectUnobtrusive(page: Page, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size)
  await page.goto('/registry/demo')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => window.shiftsSinceAsked)).toBe(0)
  expect(await answer(page)).toBeNull()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link')).toBeFocused()
  const covered: number[] = []
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(isFocusCovered)) covered.push(presses)
  }
  expect(covered).toEqual([])
}

test('every visitor is asked once for consent, on every page', async ({ page, context }) => {
  // The welcome was completed earlier.
  await context.addInitScript(() => {
    // The empty document of a new tab has no storage.
    if (location.href === 'about:blank') return
    localStorage.setItem('visited_at', '2026-11-01T08:00:00.000Z')
  })
  await page.addInitScript(watchShifts)
  await recordGoogle(page)
  await test.step('on a desktop and on a phone', async () => {
    await expectUnobtrusive(page, DESKTOP)
    await expectUnobtrusive(page, PHONE)
  })
  await test.step('under an open dialog the question waits, and Escape closes the dialog', async () => {
    await page.locator('html[data-alive]').waitFor()
    const dialog = await startContribution(page, 'Grow-along high chair with tray')
    await dialog.getByRole('button', { name: 'Next' }).click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await answer(page)).toBeNull()
    await expect(banner(page)).toBeVisible()
  })
  await test.step("on pages beside a registry and in the owner's area, where Escape declines", async () => {
    for (const path of ['/create-registry', '/admin']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    expect(await answer(page)).toBe('declined')
  })
  await test.step('whoever has answered is not asked again, and fetches no code for it', async () => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    await page.clock.install()
    await openRegistry(page)
    await page.clock.runFor(20_000)
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(fetched.filter(path => /onboarding|consent/.test(path))).toEqual([])
  })
})

interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    shiftsSinceAsked: number
  }
}
