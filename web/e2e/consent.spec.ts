import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { recordGoogle } from './support/google.ts'
import { test as ownersTest } from './support/owner.ts'
import { expect, test } from './support/product.ts'
import { startContribution } from './support/registry.ts'

test.use({ firstVisit: true })

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const banner = (page: Page) => page.getByRole('region', { name: 'Make gift-giving even better!' })
const answer = (page: Page) => page.evaluate(() => localStorage.getItem('analytics_consent'))

/** The welcome is another story: here it was ended before. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => localStorage.setItem('visited_at', '2026-11-01T08:00:00.000Z'))
})

/** Whether what has the focus lies under the question. */
function isFocusCovered(): boolean {
  const over = document.querySelector('.consent')?.getBoundingClientRect()
  const { activeElement } = document
  if (!over || !activeElement || activeElement.closest('.consent')) return false
  if (activeElement === document.body) return false
  const under = activeElement.getBoundingClientRect()
  const isBeside = under.right <= over.left || under.left >= over.right
  return !isBeside && under.bottom > over.top && under.top < over.bottom
}

/** Runs in the page: what moves once the question is there, and not what fonts moved before. */
function watchShifts(): void {
  let askedAt = Number.POSITIVE_INFINITY
  window.shiftsSinceAsked = 0
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('.consent')) return
    askedAt = performance.now()
    watcher.disconnect()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= askedAt) window.shiftsSinceAsked += (entry as LayoutShift).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const size of SIZES) {
  test(`everybody is asked once, on every page, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(watchShifts)
    await test.step('a second after the page has loaded, and nothing moves for it', async () => {
      await page.goto('/registry/demo')
      await expect(banner(page)).toBeVisible()
      await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/privacy',
      )
      expect(await page.evaluate(() => window.shiftsSinceAsked)).toBe(0)
      expect(await answer(page)).toBeNull()
      await expectAccessible(page)
    })
    await test.step('the keyboard reaches it first, and what it reaches next is in sight', async () => {
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('link')).toBeFocused()
      const covered: number[] = []
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(isFocusCovered)) covered.push(presses)
      }
      expect(covered).toEqual([])
    })
    await test.step('under what lies over the page it waits, and Escape is that one’s', async () => {
      await page.locator('html[data-alive]').waitFor()
      const dialog = await startContribution(page, 'Grow-along high chair with tray')
      const confirm = dialog.getByRole('button', { name: 'Next' })
      await confirm.click({ trial: true })
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(await answer(page)).toBeNull()
      await expect(banner(page)).toBeVisible()
    })
    await test.step('on the pages beside a registry and in the owner’s area too', async () => {
      for (const path of ['/privacy', '/create-registry', '/admin']) {
        await page.goto(path)
        await expect(banner(page)).toBeVisible()
      }
      await expectAccessible(page)
    })
    await test.step('Escape is a no, for good', async () => {
      await page.keyboard.press('Escape')
      await expect(banner(page)).toHaveCount(0)
      expect(await answer(page)).toBe('declined')
      await page.clock.install()
      await page.goto('/registry/demo')
      await page.locator('html[data-alive]').waitFor()
      await page.clock.runFor(20_000)
      await expect(banner(page)).toHaveCount(0)
    })
  })
}

ownersTest(
  'a parent is asked as soon as anybody: nobody welcomes them',
  async ({ page, owner }) => {
    await page.addInitScript(() => localStorage.removeItem('visited_at'))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(`/registry/${owner.slug}`)
    // Less than a welcome would be waited for.
    await page.clock.runFor(3_000)
    await expect(banner(page)).toBeVisible()
  },
)

test('an answer in one tab is one in all, and both buttons keep what they say', async ({
  page,
  context,
}) => {
  await recordGoogle(page)
  await page.goto('/registry/demo')
  const other = await context.newPage()
  await other.goto('/privacy')
  await expect(banner(page)).toBeVisible()
  await banner(other).getByRole('button', { name: 'Accept' }).click()
  // A tab's copy of the storage may be a moment behind the other's.
  await expect.poll(() => answer(page)).toBe('accepted')
  await expect(banner(page)).toHaveCount(0)
  await expect(banner(other)).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('analytics_consent'))
  await page.reload()
  await banner(page).getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => answer(page)).toBe('declined')
})

test('where storage is blocked nobody is asked, and only the console hears of it', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  await page.goto('/privacy')
  await expect.poll(() => said.join()).toContain('Failed to get analytics consent')
  await expect(banner(page)).toHaveCount(0)
})

interface LayoutShift extends PerformanceEntry {
  value: number
}

declare global {
  interface Window {
    shiftsSinceAsked: number
  }
}
