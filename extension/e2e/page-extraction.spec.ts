import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { toMajor } from '../../shared/src/money/to-minor.ts'
import type { ExtractedProduct } from '../../shared/src/retailers/product.ts'
import { capturePages } from './support/capture-pages.ts'
import { expect, test } from './support/quick-add.ts'
import { retailerFixtures, withState } from './support/retailer-fixtures.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const corpus = resolve(root, process.env.CORPUS_DIR ?? '../shared/data', 'pages')
const OURS = [...retailerFixtures('lazada'), ...retailerFixtures('shopee')]

test('QuickAdd extracts all fixture generations of Lazada and Shopee, and saved pages', async ({
  context,
  extension,
}) => {
  const saved = existsSync(corpus) ? savedCases() : []
  const products = await capturePages(context, extension, [...OURS, ...saved])
  const read = OURS.map(({ name, expected }, index) => ({
    name,
    ...onlyAs(expected, products[index]),
  }))
  expect(read).toEqual(OURS.map(({ name, expected }) => ({ name, ...onlyAs(expected, expected) })))

  for (const [index, { file, link, expected }] of saved.entries()) {
    const found = products[OURS.length + index]
    expect
      .soft([file, ...wordsOf(found)])
      .toEqual([file, expected?.name ?? null, expected?.price ?? null, expected?.currency ?? null])
    if (link === undefined) continue
    expect.soft(found?.canonicalUrl).toBe(link)
    expect.soft(expected?.imageKeys?.some(key => found?.images[0]?.includes(key))).toBe(true)
  }
})

interface SavedPage {
  file: string
  expected: { name?: string; price?: number; currency?: string; imageKeys?: string[] }
}

/** Saved pages with their URLs; those without `link` have no product. */
const SAVED: { file: string; url: string; link?: string }[] = [
  {
    file: 'daraz-np-capri.html',
    url: 'https://www.daraz.com.np/products/womens-cotton-printed-capri-slc-20-i131999414-s1039783631.html?spm=a2a0e',
    link: 'https://www.daraz.com.np/products/pdp-i131999414-s1039783631.html',
  },
  {
    file: 'shopee-sg-drscholl.html',
    url: 'https://shopee.sg/Dr.-Scholl-Medi-Qtto-i.672907573.19445913336?sp_atk=84c8&xptdk=84c8',
    link: 'https://shopee.sg/product/672907573/19445913336',
  },
  {
    file: 'shopee-pdp-id.json',
    url: 'https://shopee.co.id/product/177400943/28618475570',
    link: 'https://shopee.co.id/product/177400943/28618475570',
  },
  {
    file: 'shopee-pdp-vn.json',
    url: 'https://shopee.vn/product/868047560/40113598149',
    link: 'https://shopee.vn/product/868047560/40113598149',
  },
  { file: 'lazada-ph-search.html', url: 'https://www.lazada.com.ph/catalog/?q=diapers' },
  { file: 'shopee-sg-category.html', url: 'https://shopee.sg/Automotive-cat.11000002' },
  { file: 'shopee-br-home.html', url: 'https://shopee.com.br/' },
]

/** Loads the saved pages; API responses of Shopee are embedded like page state. */
function savedCases() {
  const read = (file: string) => readFileSync(resolve(corpus, file), 'utf8')
  const { pages } = JSON.parse(read('index.json')) as { pages: SavedPage[] }
  return SAVED.map(({ file, url, link }) => {
    const isResponse = file.endsWith('.json')
    const html = isResponse
      ? withState('<div id="main"></div>', url, JSON.parse(read(file)))
      : read(file)
    return { file, url, link, html, expected: pages.find(page => page.file === file)?.expected }
  })
}

function wordsOf(product: CapturedProduct | undefined) {
  const { name, price } = product ?? {}
  return [name, price && toMajor(price.minor, price.currency), price?.currency ?? null]
}

/** Selects the fields of a product that a fixture specifies and QuickAdd uses. */
function onlyAs(expected: Partial<ExtractedProduct>, product: object | undefined) {
  const { rules, retailer, retailerName, wall, ...held } = expected
  return Object.fromEntries(Object.keys(held).map(key => [key, Reflect.get(product ?? {}, key)]))
}
