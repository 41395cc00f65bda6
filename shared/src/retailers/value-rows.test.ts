import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toMinor } from '../money/to-minor.ts'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { extractProduct } from './extract-product.ts'
import { findRetailer } from './find-retailer.ts'
import { fullSizeImage } from './generic/images/full-size-image.ts'
import { normalizeName } from './generic/text/clean-name.ts'
import { canonicalUrl } from './urls/canonical-url.ts'
import { productIds } from './urls/product-ids.ts'

const data = resolve(
  process.env.CORPUS_DIR ?? resolve(import.meta.dirname, '../../../../shared/data'),
  'pages',
)
const isThere = existsSync(resolve(data, 'lazada-values.json'))
if (!isThere) process.stdout.write(`skipped: no values of real products in ${data}\n`)

interface Row {
  url: string
  title: string
  price: number
  initialPrice: number | null
  currency: string
  images: string[]
  breadcrumb: string[]
  itemId: string
}

function rowsOf<T = Row>(file: string): T[] {
  return isThere
    ? (JSON.parse(readFileSync(resolve(data, file), 'utf8')) as { items: T[] }).items
    : []
}

/** Expected result for a row of any retailer. */
function expectedOf({ title, price, initialPrice, currency, images }: Row) {
  const minor = toMinor(price, currency)
  const before = toMinor(initialPrice ?? price, currency)
  const hasBefore = minor !== undefined && before !== undefined && before > minor
  return {
    status: 'ok',
    name: normalizeName(title),
    price: { minor, currency },
    originalPrice: hasBefore && before < minor * 10 ? { minor: before, currency } : null,
    images: [...new Set(images.map(fullSizeImage))].slice(0, 10),
  }
}

function read(url: string, pageState: unknown) {
  return extractProduct(cheerioPage('<div id="root"></div>', url), { pageState })
}

describe.skipIf(!isThere)('504 products of Lazada', () => {
  const rows = rowsOf('lazada-values.json')

  test('are recognised by URL, with item and SKU', () => {
    expect(rows.length).toBeGreaterThan(500)
    for (const { url, itemId } of rows) {
      const { host } = new URL(url)
      const sku = skuOf(url)
      expect(findRetailer(url)?.id).toBe('lazada')
      expect(productIds(findRetailer(url), new URL(url))).toEqual({
        item: itemId,
        ...(sku && { sku }),
      })
      const tail = sku ? `-s${sku}` : ''
      expect(canonicalUrl(url)).toBe(`https://${host}/products/pdp-i${itemId}${tail}.html`)
    }
  })

  test('are read from the page state with their values', () => {
    for (const row of rows) expect(read(row.url, lazadaState(row))).toMatchObject(expectedOf(row))
  })
})

describe.skipIf(!isThere)('526 products of Shopee', () => {
  const rows = rowsOf('shopee-values.json')

  test('are recognised by URL, with shop, item and model', () => {
    expect(rows.length).toBeGreaterThan(500)
    for (const { url, itemId } of rows) {
      const { host, searchParams } = new URL(url)
      const ids = productIds(findRetailer(url), new URL(url))
      const model = searchParams.get('model_id')
      expect(findRetailer(url)?.id).toBe('shopee')
      expect(url).toContain(`-i.${ids.shop}.${itemId}`)
      expect(ids.item).toBe(itemId)
      const tail = model ? `?model_id=${model}` : ''
      expect(canonicalUrl(url)).toBe(`https://${host}/product/${ids.shop}/${itemId}${tail}`)
    }
  })

  test('are read from the page state with their values', () => {
    for (const row of rows) expect(read(row.url, shopeeState(row))).toMatchObject(expectedOf(row))
  })
})

/** Returns the digits at the end of the URL, without using the tested rule. */
function skuOf(url: string): string | undefined {
  const last = url.split('-').at(-1) ?? ''
  return last.startsWith('s') ? last.slice(1, -'.html'.length) : undefined
}

interface Captured {
  item: { itemid: number; shopid: number }
  expected: { name: string; price: number; currency: string; images: string[] }
}

describe.skipIf(!isThere)('items of Shopee as its pages hold them', () => {
  test.each(rowsOf<Captured>('shopee-items.json'))('$expected.name', ({ item, expected }) => {
    const product = read(`https://shopee.co.id/product/${item.shopid}/${item.itemid}`, { item })
    const { name, price, currency, images } = expected
    expect(product.name).toBe(normalizeName(name))
    expect(product.price).toEqual({ minor: toMinor(price, currency), currency })
    const server = 'https://down-id.img.susercontent.com/file/'
    expect(product.images).toEqual(images.slice(0, 10).map(image => server + image))
  })
})

/** A row in the format of Lazada's state, with an additional SKU that is not that of the URL. */
function lazadaState({
  title,
  price,
  initialPrice,
  currency,
  images,
  breadcrumb,
  itemId,
  url,
}: Row) {
  const skuId = skuOf(url) ?? '0'
  const dataLayer = { pdt_category: breadcrumb, core: { currencyCode: currency } }
  const prices = { salePrice: { value: price }, originalPrice: { value: initialPrice ?? price } }
  const fields = {
    product: { title },
    primaryKey: { itemId, skuId: '1' },
    skuInfos: {
      1: { skuId: '1', price: { salePrice: { value: price + 7 } }, dataLayer },
      [skuId]: { skuId, price: prices, dataLayer },
    },
    skuGalleries: { [skuId]: images.map(src => ({ type: 'img', src })) },
  }
  return { data: { root: { fields } } }
}

/** A row in the format of Shopee's product response, with prices in 1/100,000. */
function shopeeState({ title, price, initialPrice, currency, images, breadcrumb, itemId }: Row) {
  const item = {
    item_id: Number(itemId),
    title,
    price: Math.round(price * 100_000),
    price_before_discount:
      (initialPrice ?? 0) > price ? Math.round((initialPrice ?? 0) * 100_000) : -1,
    currency,
    images: images.map(image => image.split('/file/')[1]),
    fe_categories: breadcrumb.map(name => ({ display_name: name })),
  }
  return { data: { item } }
}
