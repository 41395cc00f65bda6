import { expect, test } from './support/product.ts'
import { openRegistry } from './support/registry.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything about every item can be read', async ({ page }) => {
    await page.goto('/registry/demo')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcoming Baby Tan')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(12)
    for (const card of await cards.all()) {
      await expect(card.locator('.front h3')).toBeVisible()
      await expect(card.locator('.amounts')).toContainText(/S\$[\d,.]+ of S\$[\d,.]+/)
      await expect(card.getByRole('progressbar')).toBeVisible()
      await expect(card.locator('.back-text')).toBeVisible()
      await expect(card.getByRole('link', { name: /opens shop/ })).toBeVisible()
    }
    await expect(page.getByText('How you can support:')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Thank You for Your Love & Support' }),
    ).toBeVisible()
    await expect(page.getByText('SSL Secure')).toBeVisible()
    const words = 'Made with 🍼 for baby registries everywhere!'
    await expect(page.getByRole('contentinfo')).toContainText(words)
    await page.goto('/registry/demo?category=Potty+Training&details=1')
    await expect(cards).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'No Potty Training items yet' })).toBeVisible()
    await expect(
      page.getByText('Try selecting a different category or check back soon!'),
    ).toBeVisible()
  })
})

test('link previews and search engines find what they look for', async ({ request, product }) => {
  const response = await request.get('/registry/demo', {
    headers: { 'user-agent': 'WhatsApp/2.23' },
  })
  const html = await response.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
  expect(html).toContain('<title>Welcoming Baby Tan · Baby Registry</title>')
  expect(meta('og:title')).toBe('Welcoming Baby Tan')
  expect(meta('og:url')).toBe(`${product.url}/registry/demo`)
  expect(meta('description')).toContain('Foldable travel pram with rain cover')
  expect(meta('keywords')?.split(', ').length).toBeGreaterThanOrEqual(5)
  expect(html).toContain(`<link rel="canonical" href="${product.url}/registry/demo">`)
  const image = await request.get(meta('og:image') ?? '')
  expect(image.headers()['content-type']).toBe('image/jpeg')
  expect((await image.body()).length).toBeLessThan(300_000)
  const list = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 12 })
  expect(list.itemListElement).toHaveLength(12)
  expect(html).not.toContain('90000000')
})

test('cards are 310 px high, in one column on phones and in two where there is room', async ({
  page,
}) => {
  await openRegistry(page)
  for (const [width, columns] of [
    [360, 1],
    [390, 1],
    [768, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await page
      .getByRole('article')
      .evaluateAll(cards =>
        cards.map(card => card.getBoundingClientRect()).map(({ x, height }) => ({ x, height })),
      )
    for (const { height } of boxes) expect(Math.abs(height - 310)).toBeLessThanOrEqual(1)
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns)
  }
})

test('filters narrow the list, say how many are left and survive going back', async ({ page }) => {
  await openRegistry(page)
  const bar = page.getByRole('search', { name: 'Filter items' })
  const fully = bar.getByRole('button', { name: /^Fully Gifted/ })
  const gifted = Number(await fully.locator('.count').textContent())
  await fully.click()
  await expect(page.getByRole('article')).toHaveCount(gifted)
  expect(gifted).toBeGreaterThan(0)
  await expect(bar.getByRole('status')).toHaveText(gifted === 1 ? '1 item' : `${gifted} items`)
  await expect(page.getByRole('button', { name: 'All Funded' })).toBeDisabled()
  await bar.getByRole('combobox', { name: 'Category' }).selectOption('High Chairs & Boosters')
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await expect(page.getByText('There are 11 items in other categories.')).toBeVisible()
  await page.goto('/create-registry')
  await page.goBack()
  await expect(bar.getByRole('combobox', { name: 'Category' })).toHaveValue(
    'High Chairs & Boosters',
  )
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(12)
})

test('the filter bar stays 10 px below the top and never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRegistry(page)
  await page.mouse.wheel(0, 2000)
  const bar = page.getByRole('search', { name: 'Filter items' })
  await expect.poll(async () => Math.round((await bar.boundingBox())?.y ?? 0)).toBe(10)
  await page.getByRole('article').first().getByRole('button').first().focus()
  for (let presses = 0; presses < 24; presses++) {
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused?.closest('.card')) return false
      const { x, y, width, height } = focused.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return !focused.contains(hit)
    })
    expect(isCovered).toBe(false)
    await page.keyboard.press(presses < 16 ? 'Tab' : 'Shift+Tab')
  }
})

test.describe('an address without a registry', () => {
  test.use({ expectsRefusals: true })

  test('says so and shows a way on', async ({ page }) => {
    const response = await page.goto('/registry/no-such-family')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This registry could not be found.',
    )
    await expect(page.getByRole('link', { name: 'Create My Registry' })).toBeVisible()
  })
})
