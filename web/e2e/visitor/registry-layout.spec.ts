import type { Page } from '@playwright/test'
import { fixedOnPaper } from '../support/fixed-on-paper.ts'
import { expect, test } from '../support/product.ts'
import { openRegistry } from '../support/registry-page.ts'

const CLS = 0.02

test('a filter chosen in the menu shows the items', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRegistry(page)
  const top = () => page.locator('#items').evaluate(items => items.getBoundingClientRect().top)
  for (const filter of ['Available', 'All Items', 'Fully Gifted']) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: filter }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    if (filter === 'All Items') await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    else await expect.poll(top).toBeLessThan(200)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a tapped filter has no hover style and no tap highlight, which would delay the list', async ({
    page,
  }) => {
    await openRegistry(page)
    const toggle = page.getByRole('button', { name: 'Filter: All Items' })
    await toggle.tap()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(toggle).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const panel = page.locator('#filter-panel')
    const available = panel.getByRole('button', { name: /^Available/ })
    await expect(available).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)')
    await available.tap()
    await expect(page.getByRole('button', { name: /^Filter: Available/ })).toBeVisible()
  })
})

test('what this browser remembers is there before the page is alive, and nothing moves', async ({
  page,
  product,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/react-/, async route => {
    await code.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    localStorage.setItem('user', JSON.stringify({ name: 'Anjali' }))
    Object.assign(window, { shift: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.context().addCookies([{ name: 'menu', value: 'rail', url: product.url }])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/registry/demo?category=High+Chairs+%26+Boosters&status=available')
  const sidebar = page.getByRole('navigation', { name: 'Registry' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64)
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()
  code.resolve()
  await page.locator('html[data-alive]').waitFor()
  await expect(page.getByText('Welcome, Anjali')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'My Dashboard' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(CLS)
})

test('the sidebar folds to icons with tips, and stays as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openRegistry(page)
  const sidebar = page.getByRole('navigation', { name: 'Registry' })
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await sidebar.getByRole('button', { name: 'All Items' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await sidebar.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()
  await expect(sidebar.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64)
  const tip = sidebar.getByRole('button', { name: 'Fully Gifted' }).locator('.tip')
  await expect(tip).toBeHidden()
  await sidebar.getByRole('button', { name: 'Available' }).focus()
  await page.keyboard.press('Tab')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('the layout holds on every screen, on paper, in forced colours and with large text', async ({
  page,
}) => {
  await openRegistry(page)
  const bar = page.getByRole('search', { name: 'Filter items' })

  await test.step('cards are 310 px high, in two columns where there is room', async () => {
    for (const [width, columns] of [
      [360, 1],
      [390, 1],
      [768, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      // The sidebar follows the width a moment later than the style sheet.
      const shown = () =>
        page.getByRole('article').evaluateAll(cards => {
          const boxes = cards.map(card => card.getBoundingClientRect())
          const wrong = boxes.map(({ height }) => height).filter(px => Math.abs(px - 310) > 1)
          return { wrong, columns: new Set(boxes.map(({ x }) => x)).size }
        })
      await expect.poll(shown).toEqual({ wrong: [], columns })
    }
  })

  await test.step('every control is 44 px', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => smallTargets(page)).toEqual([])
    }
  })

  await test.step('the filter bar stays 10 px below the top and never covers the focus', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.mouse.wheel(0, 2000)
    await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBe(10)
    await page.getByRole('article').first().getByRole('button').first().focus()
    for (let presses = 0; presses < 24; presses++) {
      expect(await page.evaluate(isFocusCovered)).toBe(false)
      await page.keyboard.press(presses < 16 ? 'Tab' : 'Shift+Tab')
    }
  })

  await test.step('on paper both faces of a card stand one below the other', async () => {
    await page.emulateMedia({ media: 'print' })
    const overlap = () =>
      page
        .locator('.card')
        .first()
        .evaluate(card => {
          const bottom = card
            .querySelector('.public-item-card_front')
            ?.getBoundingClientRect().bottom
          const top = card.querySelector('.public-item-card_back')?.getBoundingClientRect().top
          return (bottom ?? Number.NaN) - (top ?? Number.NaN)
        })
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await expect(page.locator('.public-item-card_back-text').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()
  })

  await test.step('an open sheet stays off paper', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Contribute/ })
      .click()
    await page.getByRole('dialog').waitFor()
    expect(await fixedOnPaper(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('forced colours keep what is pressed and how far an item is', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-width', '1px')
    const colours = await bar
      .locator('.filter-bar_status .choice')
      .evaluateAll(choices => choices.map(choice => getComputedStyle(choice).backgroundColor))
    expect(colours[0]).not.toBe(colours[1])
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('large or widely set text is never cut', async () => {
    await page.evaluate(enlargeText)
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cutTexts(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 900 })
    for (const button of await page.locator('.registry-page_support-actions .btn').all()) {
      await expect.poll(() => button.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
    }
    await bar.getByRole('button', { name: 'Filter' }).click()
    await bar.getByRole('combobox').selectOption('Strollers & Accessories')
    await bar.getByRole('button', { name: 'Filter' }).click()
    // Sticky: the rest of the screen belongs to the items.
    expect((await bar.boundingBox())?.height).toBeLessThan(250)
    for (const part of ['lbl', 'filter-active']) {
      const shown = bar.locator(`.filter-bar_${part}`)
      await expect
        .poll(() =>
          shown.evaluate(it =>
            Math.max(it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight),
          ),
        )
        .toBe(0)
    }
  })
})

/** Runs in the page; returns whether another element covers the focused control of a card. */
function isFocusCovered(): boolean {
  const focused = document.activeElement
  if (!focused?.closest('.card')) return false
  const { x, y, width, height } = focused.getBoundingClientRect()
  return !focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Runs in the page; doubles the text size, widens its spacing and shows the widest amounts. */
function enlargeText(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `html { font-size: 200% }
     * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
  for (const given of document.querySelectorAll('.amounts b')) given.textContent = 'S$1,043.50'
}

/** Returns visible controls with too small a target for touch. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('button, a[href], select').evaluateAll(controls =>
    controls
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .filter(control => !control.matches('.skip'))
      .filter(control => {
        const { width, height } = control.getBoundingClientRect()
        return Math.min(width, height) < 44
      })
      .map(control => control.outerHTML.slice(0, 120)),
  )
}

/** Returns texts that overflow their container, and controls beyond the edge of card or page. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator(
      'h1, .hero_hero-sub, #support-title, .btn, .amounts, .helper, .filter-bar_filter-count, .closing_thanks p',
    )
    .evaluateAll(places =>
      places
        .filter(place => place.checkVisibility({ visibilityProperty: true }))
        .filter(
          place =>
            place.scrollWidth > place.clientWidth + 1 ||
            place.scrollHeight > place.clientHeight + 1 ||
            place.getBoundingClientRect().right >
              (place.closest('article') ?? document.documentElement).getBoundingClientRect().right +
                1,
        )
        .map(place => place.outerHTML.slice(0, 120)),
    )
}
