import { describe, expect, test } from 'vitest'
import { readShopifyJson, shopifyJsonUrl } from './shopify-json.ts'

const SHOPIFY =
  '<script>Shopify.theme = {}; Shopify.currency = {"active":"SGD","rate":"1.0"};</script>'
const URL = 'https://shop.sg/products/moon-pram'

const variant = (id: number, price: unknown, available = true) => ({ id, price, available })
const file = (product: object) =>
  JSON.stringify({
    title: 'Moon pram &amp; bag',
    description: '<p>Folds with <b>one</b> hand.</p>',
    images: ['//cdn.shopify.com/s/files/1/moon.jpg?v=1', 'javascript:alert(1)', 7],
    variants: [variant(1, 48_990)],
    ...product,
  })
const read = (product: object = {}, { url = URL, html = SHOPIFY } = {}) =>
  readShopifyJson(file(product), { url, html })

describe('readShopifyJson', () => {
  const red = { ...variant(1, 5_000), barcode: '4006381333931' }
  const blue = { ...variant(2, 5_000), barcode: '5012345678900' }

  test.each([
    ['the only variant', [red], URL, '04006381333931'],
    ['the requested variant', [red, blue], `${URL}?variant=2`, '05012345678900'],
    ['none of several variants', [red, blue], URL, undefined],
    ['no barcode of the shop itself', [{ ...red, barcode: 'PRAM-1' }], URL, undefined],
  ])('returns the GTIN of %s', (_what, variants, url, gtin) => {
    expect(read({ variants }, { url })?.gtin).toBe(gtin)
  })
})

describe('shopifyJsonUrl', () => {
  test.each([
    [URL, `${URL}.js`],
    [`${URL}?variant=2&utm_source=x`, `${URL}.js`],
    [`${URL}/`, `${URL}.js`],
    [
      'https://shop.sg/collections/all/products/pram',
      'https://shop.sg/collections/all/products/pram.js',
    ],
    ['https://shop.sg/en-sg/products/pram', 'https://shop.sg/en-sg/products/pram.js'],
    ['https://shop.sg/collections/prams', undefined],
    ['https://shop.sg/', undefined],
    ['no address', undefined],
  ])('returns for %s: %s', (address, expected) => {
    expect(shopifyJsonUrl(address, SHOPIFY)).toBe(expected)
  })

  test('returns undefined for another platform', () => {
    expect(shopifyJsonUrl(URL, '<title>Pram</title>')).toBeUndefined()
  })
})

describe('readShopifyJson', () => {
  test('reads name, price, text and pictures', () => {
    expect(read()).toEqual({
      name: 'Moon pram & bag',
      price: { minor: 48_990, currency: 'SGD' },
      originalPrice: null,
      priceConfidence: 0.9,
      images: ['https://cdn.shopify.com/s/files/1/moon.jpg?v=1'],
      description: 'Folds with one hand.',
    })
  })

  test('converts hundredths in a currency without cents', () => {
    const html = SHOPIFY.replace('SGD', 'JPY')
    expect(read({ variants: [variant(1, 490_000)] }, { html })?.price).toEqual({
      minor: 4_900,
      currency: 'JPY',
    })
  })

  test.each([
    [59_900, { minor: 59_900, currency: 'SGD' }],
    [48_990, null],
    [null, null],
    ['59900', null],
  ])('uses compare_at_price %j only if it is higher', (before, expected) => {
    const variants = [{ ...variant(1, 48_990), compare_at_price: before }]
    expect(read({ variants })?.originalPrice).toEqual(expected)
  })

  test('uses the variant in the URL', () => {
    const variants = [variant(1, 48_990), variant(2, 52_990)]
    const found = read({ variants }, { url: `${URL}?variant=2` })
    expect(found).toMatchObject({ price: { minor: 52_990 }, priceConfidence: 0.9 })
  })

  test('has low confidence when prices differ and the URL has no variant', () => {
    const variants = [variant(1, 48_990, false), variant(2, 52_990)]
    for (const url of [URL, `${URL}?variant=3`]) {
      const found = read({ variants }, { url })
      expect(found?.price?.minor).toBe(52_990)
      expect(found?.priceConfidence).toBeLessThan(0.6)
    }
  })

  test.each([
    ['no currency on the page', {}, { html: SHOPIFY.replace('active', 'other') }],
    ['no variants', { variants: [] }, {}],
    ['a price of nothing', { variants: [variant(1, 0)] }, {}],
    ['a price in words', { variants: [variant(1, '489.90')] }, {}],
  ])('returns no price for %s', (_what, product, page) => {
    expect(read(product, page)?.price).toBeNull()
  })

  test.each(['', '<html>', 'null', '[]', '{"variants":{}}'])('returns undefined for %j', text => {
    expect(readShopifyJson(text, { url: URL, html: SHOPIFY })).toBeUndefined()
  })
})
