import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheerioPage } from '../parsed-page/cheerio-page.ts'
import { extractProduct } from './extract-product.ts'
import { CERTAIN } from './product.ts'

const URL = 'https://shop.example/products/cot'

function extract(body: string, head = '', url = URL) {
  return extractProduct(cheerioPage(`<html><head>${head}</head><body>${body}</body></html>`, url))
}

function jsonLd(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`
}

const COT = { '@context': 'https://schema.org', '@type': 'Product', name: 'Oak Cot' }
const BUY = '<button>Add to cart</button>'

describe('extractProduct', () => {
  test('prefers the visible sale price to the regular price in JSON-LD', () => {
    const head = jsonLd({ ...COT, offers: { price: '150', priceCurrency: 'USD' } })
    const body = `<h1>Oak Cot</h1><p class="price"><del>$150.00</del> <ins>$120.00</ins></p>${BUY}`
    const { price, originalPrice } = extract(body, head)
    expect(price).toEqual({ minor: 12000, currency: 'USD' })
    expect(originalPrice).toEqual({ minor: 15000, currency: 'USD' })
  })

  test('has low confidence in a meta price that is visibly struck out', () => {
    const head = `<meta property="og:title" content="Oak Cot">
      <meta property="product:price:amount" content="59.00">
      <meta property="product:price:currency" content="SGD">`
    const body = (price: string) => `<h1>Oak Cot</h1><p class="price">${price}</p>${BUY}`
    expect(extract(body('<del>S$59.00</del>'), head).confidence.price).toBeLessThan(CERTAIN)
    expect(extract(body('S$59.00'), head).confidence.price).toBeGreaterThanOrEqual(CERTAIN)
  })

  test('returns the other price, and low confidence, when two sources disagree', () => {
    const meta = (amount: string) => `<meta property="product:price:amount" content="${amount}">
      <meta property="product:price:currency" content="SGD">`
    const head = jsonLd({ ...COT, offers: { price: '150', priceCurrency: 'SGD' } })
    const body = `<h1>Oak Cot</h1><p class="price">S$120.00</p>${BUY}`
    const disputed = extract(body, head + meta('120.00'))
    expect(disputed).toMatchObject({ price: { minor: 12000 }, otherPrice: { minor: 15000 } })
    expect(disputed.confidence.price).toBeLessThan(CERTAIN)
    const agreed = jsonLd({ ...COT, offers: { price: '120', priceCurrency: 'SGD' } })
    expect(extract(body, agreed + meta('120.00')).otherPrice).toBeUndefined()
  })

  test.each([
    ['Oak Cot | Tiny Steps', 'Oak Cot'],
    ['Oak Cot - Tiny Steps', 'Oak Cot'],
    ['Tiny Steps | Oak Cot', 'Oak Cot'],
    ['Oak Cot｜Tiny Steps', 'Oak Cot'],
    ['Oak Cot - Walnut', 'Oak Cot - Walnut'],
    ['Oak Cot | 2026 Edition', 'Oak Cot | 2026 Edition'],
    ['Oak Cot - Tiny Steps Collection', 'Oak Cot - Tiny Steps Collection'],
  ])('reads the name %j of a shop called Tiny Steps as %j', (name, expected) => {
    const site = jsonLd({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Tiny Steps',
    })
    const head = jsonLd({ ...COT, name, offers: { price: '150', priceCurrency: 'SGD' } }) + site
    expect(extract(BUY, head).name).toBe(expected)
  })

  test.each([
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Product"><h1>Oak Cot</h1>',
      'itemprop="price" content',
    ],
    ['a meta element', '<h1>Oak Cot</h1>', 'property="product:price:amount" content'],
  ])('reads three decimals in %s as a plain number', (_name, start, attribute) => {
    const currency =
      '<meta itemprop="priceCurrency" property="product:price:currency" content="SGD">'
    const { price } = extract(`${start}<meta ${attribute}="29.975">${currency}${BUY}`)
    expect(price).toEqual({ minor: 2_998, currency: 'SGD' })
  })

  test('reads a price in JSON-LD without a currency in that of the page', () => {
    const head = jsonLd({ ...COT, offers: { price: '1980' } })
    expect(
      extract(`<h1>Oak Cot</h1>${BUY}`, head, 'https://shop.co.jp/products/cot').price,
    ).toEqual({ minor: 1_980, currency: 'JPY' })
  })

  test('reads three decimals in the state of a framework as a plain number', () => {
    const state = JSON.stringify({ product: { name: 'Oak Cot', price: 29.975, currency: 'SGD' } })
    const script = `<script type="application/json" id="__NEXT_DATA__">${state}</script>`
    expect(extract(`<h1>Oak Cot</h1>${BUY}${script}`).price).toEqual({
      minor: 2_998,
      currency: 'SGD',
    })
  })

  test('prefers the visible currency to that in JSON-LD', () => {
    const head = jsonLd({ ...COT, offers: { price: '899', priceCurrency: 'EUR' } })
    const body = `<h1>Oak Cot</h1><p class="price">AED 899.00</p>${BUY}`
    expect(extract(body, head).price).toEqual({ minor: 89900, currency: 'AED' })
  })

  test('ignores prices of other products', () => {
    const body = `<h1>Oak Cot</h1><p>Sold out</p><div class="related-products"><a href="/b">Bed <b class="price">$9.00</b></a></div>`
    expect(
      extract(body, jsonLd({ ...COT, offers: { price: 0, priceCurrency: 'USD' } })).price,
    ).toBeNull()
  })

  test('reads the price of the variant in the URL', () => {
    const variant = (id: string, price: string) => ({
      '@type': 'Product',
      name: `Oak Cot ${id}`,
      offers: { url: `${URL}?variant=${id}`, price, priceCurrency: 'SGD' },
    })
    const head = jsonLd({
      ...COT,
      '@type': 'ProductGroup',
      hasVariant: [variant('1111', '99'), variant('2222', '149')],
    })
    expect(extract('<h1>Oak Cot</h1>', head, `${URL}?variant=2222`).price?.minor).toBe(14900)
    expect(extract('<h1>Oak Cot</h1>', head).price?.minor).toBe(9900)
  })

  test('reads JSON-LD in a graph, with the price in a specification', () => {
    const offers = [{ priceSpecification: [{ price: '39.90', priceCurrency: 'SGD' }] }]
    const head = jsonLd({
      '@graph': [
        { '@type': 'WebSite', name: 'Shop' },
        { ...COT, offers },
      ],
    })
    expect(extract('<h1>Oak Cot</h1>', head)).toMatchObject({
      name: 'Oak Cot',
      price: { minor: 3990, currency: 'SGD' },
    })
  })

  test('joins a price whose cents are in a separate element', () => {
    const body = `<h1>Oak Cot</h1><p class="price"><span>$</span><span>9</span><sup>99</sup></p>${BUY}`
    expect(extract(body).price?.minor).toBe(999)
  })

  test("removes entities, line breaks and the site's name from names", () => {
    const head = `<title>Tom &amp;amp; Lily Cot | Baby Shop</title><meta property="og:site_name" content="Baby Shop"><meta property="og:title" content="Tom &amp;amp; Lily Cot | Baby Shop"><meta property="og:type" content="product"><meta property="og:image" content="//i.example/a.jpg">`
    expect(extract(`<p class="price">$5.00</p>${BUY}`, head).name).toBe('Tom & Lily Cot')
  })

  test('removes bidirectional control characters', () => {
    const head = jsonLd({
      ...COT,
      name: 'Oak \u202eCot\u0007',
      offers: { price: 1, priceCurrency: 'SGD' },
    })
    expect(extract('<h1>Oak Cot</h1>', head).name).toBe('Oak Cot')
  })

  test.each([
    [
      'perimeterx',
      '<title>Access to this page has been denied</title>',
      '<div id="px-captcha"></div>',
    ],
    ['cloudflare', '<title>Just a moment...</title>', '<p>Checking your browser</p>'],
    ['akamai', '<title>Access Denied</title>', '<p>Reference #18.1b2c3d</p>'],
    [
      'datadome',
      '<title>shop.example</title>',
      '<script src="https://geo.captcha-delivery.com/captcha/"></script>',
    ],
    ['imperva', '<title>Pardon Our Interruption</title>', '<p>As you were browsing</p>'],
  ])('detects the bot wall %s', (wall, head, body) => {
    expect(extract(body, head)).toMatchObject({ status: 'blocked', wall, name: null, price: null })
  })

  test.each([
    ['needs-js', '<div id="root"></div><script src="/app.js"></script>', '', URL],
    ['gone', '<h1>Page not found</h1>', '<title>404 Page not found</title>', URL],
    [
      'not-a-product',
      `<h1>About us</h1><p>${'We sell cots. '.repeat(60)}</p>`,
      '',
      'https://shop.example/about',
    ],
  ])('returns the status %s', (status, body, head, url) => {
    expect(extract(body, head, url)).toMatchObject({ status, price: null })
  })

  test.each(['/product/caf%E9-cot', '/p/50%-off-oak-cot'])(
    'reads the head of an unrendered page at %s, which is not valid UTF-8',
    path => {
      const head = `<meta property="og:title" content="Oak Cot">
        <meta property="og:image" content="https://i.example/cot.jpg">`
      const body = '<div id="root"></div><script src="/app.js"></script>'
      const product = extract(body, head, `https://shop.example${path}`)
      expect(product).toMatchObject({ name: 'Oak Cot', status: 'partial' })
    },
  )

  test('never throws', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<h1>',
        '</h1>',
        '<p class=price>$1',
        '<del>',
        '<script type="application/ld+json">',
        '</script>',
      ),
      fc.json().map(json => `<script type="application/ld+json">${json}</script>`),
      fc.json().map(json => jsonLd({ ...COT, offers: json, image: json, hasVariant: json })),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.webUrl(),
        fc.anything(),
        (pieces, url, pageState) => {
          extractProduct(cheerioPage(pieces.join(''), url), { pageState })
        },
      ),
    )
  })
})
