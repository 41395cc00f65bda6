import { expect, test } from '../support/product.ts'
import { openRegistry, waitForResizedImages } from '../support/registry-page.ts'

/** Maximum size of a card's image, in bytes. */
const MAX_BYTES = 25_000

test.use({ expectsRefusals: true })

test('a card fetches one small AVIF file once, and falls back to its category icon', async ({
  page,
}) => {
  await waitForResizedImages(page)
  const fetched: { name: string; bytes: number }[] = []
  page.on('response', response => {
    if (!response.url().includes('/images/')) return
    const bytes = Number(response.headers()['content-length'])
    fetched.push({ name: new URL(response.url()).pathname, bytes })
  })
  await openRegistry(page)
  const images = page.locator('.card .well img.photo')
  await expect.poll(() => images.first().evaluate(isDrawn)).toBe(true)
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1)
  await page.locator('.card').last().scrollIntoViewIfNeeded()
  await expect.poll(() => images.last().evaluate(isDrawn)).toBe(true)
  const names = fetched.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => !name.endsWith('.avif'))).toEqual([])
  expect(fetched.filter(({ bytes }) => !(bytes <= MAX_BYTES))).toEqual([])

  await page.route('**/images/**', route => route.abort())
  await openRegistry(page)
  const icon = page.locator('.card .well img').first()
  await expect(icon).toHaveClass('art')
  await expect(icon).toHaveAttribute('src', /^\/icons\/category\/[a-z]+\.svg$/)
  await expect.poll(() => icon.evaluate(isDrawn)).toBe(true)
})

function isDrawn(image: HTMLImageElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}
