import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cleanUrl } from './clean-url.ts'
import { findRetailer } from './find-retailer.ts'

describe('findRetailer', () => {
  test.each([
    ['https://www.lazada.sg/products/pdp-i1-s2.html', 'lazada'],
    ['https://s.lazada.sg/s.abc', 'lazada'],
    ['https://shp.ee/abc', 'shopee'],
    ['https://www.amazon.sg/dp/B0ABC12345', 'amazon'],
    ['https://amzn.asia/d/abc', 'amazon'],
    ['https://www.ikea.com/sg/en/p/x-30248537/', 'ikea'],
    ['https://notamazon.sg/dp/B0ABC12345', undefined],
    ['https://amazon.sg.example/dp/B0ABC12345', undefined],
    ['not an address', undefined],
  ])('%s belongs to %s', (address, id) => {
    expect(findRetailer(address)?.id).toBe(id)
  })
})

describe('cleanUrl', () => {
  test.each([
    [
      'https://shop.example/p?variant=1&utm_source=x&fbclid=y&gclid=z#top',
      'https://shop.example/p?variant=1',
    ],
    ['https://shop.example/p?_gl=1', 'https://shop.example/p'],
    ['mailto:x', 'mailto:x'],
    ['no address', 'no address'],
  ])('cleans %s', (address, clean) => {
    expect(cleanUrl(address)).toBe(clean)
  })
})

const data = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'pages',
)
const isThere = existsSync(resolve(data, 'lazada-values.json'))
if (!isThere) process.stdout.write(`skipped: no addresses of real products in ${data}\n`)

describe.skipIf(!isThere).each([
  ['lazada-values.json', 'item'],
  ['shopee-values.json', 'item'],
])('product addresses of %s', (file, group) => {
  test('are told by their path, with the ids in them', () => {
    const { items } = JSON.parse(readFileSync(resolve(data, file), 'utf8')) as {
      items: { url: string; itemId: string }[]
    }
    const told = items.filter(({ url, itemId }) => {
      const { pathname, search } = new URL(url)
      return findRetailer(url)?.productPath?.exec(pathname + search)?.groups?.[group] === itemId
    })
    expect(told.length / items.length).toBeGreaterThan(0.98)
  })
})
