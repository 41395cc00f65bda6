import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { openRegistry } from './support/registry.ts'

const CLS = 0.02

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
  expect((await sidebar.boundingBox())?.width).toBe(64)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(CLS)
})

test('the sidebar filters, folds to icons with tips, and stays as it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openRegistry(page)
  const sidebar = page.getByRole('navigation', { name: 'Registry' })
  await expect(sidebar.getByRole('link', { name: 'Create Registry' })).toBeVisible()
  const gifted = sidebar.getByRole('button', { name: 'Fully Gifted' })
  const bar = page.getByRole('search', { name: 'Filter items' })
  const count = Number(
    await bar
      .getByRole('button', { name: /^Fully Gifted/ })
      .locator('.count')
      .textContent(),
  )
  await gifted.click()
  await expect(gifted).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('article')).toHaveCount(count)
  await expect(page.locator('#items')).toBeFocused()
  await sidebar.getByRole('button', { name: 'All Items' }).click()
  await expect(gifted).not.toHaveAttribute('aria-current')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await sidebar.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()
  await expect(sidebar.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(64)
  const tip = gifted.locator('.tip')
  await expect(tip).toBeHidden()
  await sidebar.getByRole('button', { name: 'Available' }).focus()
  await page.keyboard.press('Tab')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('the panel on a phone says how many filters are active, and Escape closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRegistry(page)
  const toggle = page.getByRole('button', { name: /^Filter:/ })
  const category = page.getByRole('combobox', { name: 'Category' })
  await toggle.click()
  await category.selectOption('Cribs & Bassinets')
  await page.getByRole('button', { name: /^Available/ }).click()
  await expect(toggle).toHaveAccessibleName(
    'Filter: Cribs & Bassinets, Available (2 active filters)',
  )
  await category.focus()
  await page.keyboard.press('Escape')
  await expect(category).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('every control is 44 px, and large or widely set text is never cut', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openRegistry(page)
    expect(await smallTargets(page)).toEqual([])
  }
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `html { font-size: 200% }
       * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
    // As wide as amounts on a card may be.
    for (const given of document.querySelectorAll('.amounts b')) given.textContent = 'S$1,043.50'
  })
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await cutTexts(page)).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 900 })
  for (const button of await page.locator('.support-actions .btn').all()) {
    expect(await button.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  }
})

test('headings are in order, ids are unique, and the first stop leads to the items', async ({
  page,
}) => {
  await openRegistry(page)
  const { levels, ids } = await page.evaluate(() => ({
    levels: [...document.querySelectorAll('h1, h2, h3, h4')].map(
      ({ tagName }) => +tagName.slice(1),
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  expect(levels.filter(level => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
  expect(new Set(ids).size).toBe(ids.length)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to items' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#items')).toBeFocused()
})

test('on paper both faces stand one below the other; forced colours keep what is pressed and how far', async ({
  page,
}) => {
  await openRegistry(page)
  await page.emulateMedia({ media: 'print' })
  const front = await page.locator('.front').first().boundingBox()
  const back = await page.locator('.back').first().boundingBox()
  expect(back?.y).toBeGreaterThanOrEqual((front?.y ?? 0) + (front?.height ?? 0))
  await expect(page.locator('.back-text').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden()
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  const bar = page.getByRole('search', { name: 'Filter items' })
  await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-width', '1px')
  const colours = await bar
    .locator('.status .choice')
    .evaluateAll(choices => choices.map(choice => getComputedStyle(choice).backgroundColor))
  expect(colours[0]).not.toBe(colours[1])
})

/** Controls in sight that a thumb would miss. */
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

/** Words that do not fit into what they stand in, and controls beyond the edge of card or page. */
function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator('h1, .hero-sub, .support-title, .btn, .amounts, .helper, .filter-count, .thanks p')
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
