import { expect, test } from 'vitest'
import { cheerioPage } from '../../../parsed-page/cheerio-page.ts'
import { gtinOfPage } from './gtin-of-page.ts'

const EAN = '4006381333931'
const OTHER_EAN = '5012345678900'
const GTIN = '04006381333931'
const OTHER_GTIN = '05012345678900'
const URL = 'https://shop.example/products/cot'

const jsonLd = (product: object) =>
  `<title>Cot</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Cot', ...product })}</script><h1>Cot</h1>`
const offers = [
  { '@type': 'Offer', sku: 'RED-1', price: 5, gtin13: EAN },
  { '@type': 'Offer', sku: 'BLUE-2', price: 5, gtin13: OTHER_EAN },
]
/** A product in microdata; `inner` is within its scope. */
const scope = (inner: string, attributes = '') =>
  `<div itemscope itemtype="https://schema.org/Product" ${attributes}>${inner}</div>`
const code = (ean: string) => `<meta itemprop="gtin13" content="${ean}">`
const component = scope(`<b itemprop="name">Sheet</b>${code(OTHER_EAN)}`, 'itemprop="hasPart"')
const sold = '<i itemprop="price" content="9">$9</i>'
const hasVariant = offers.map(({ sku, gtin13 }) => ({ '@type': 'Product', sku, gtin13 }))

test.each([
  ['JSON-LD', jsonLd({ gtin13: EAN }), GTIN],
  ['a number in JSON-LD', jsonLd({ gtin: Number(EAN) }), GTIN],
  ['a product id in JSON-LD', jsonLd({ productID: `ean:${EAN}` }), GTIN],
  ['an ISBN-10 in JSON-LD', jsonLd({ '@type': 'Book', isbn: '0306406152' }), '09780306406157'],
  ['the only offer', jsonLd({ offers: offers.slice(0, 1) }), GTIN],
  ['offers of one GTIN', jsonLd({ offers: [offers[0], { ...offers[1], gtin13: EAN }] }), GTIN],
  ['offers of two GTINs', jsonLd({ offers }), undefined],
  ['variants of two GTINs', jsonLd({ '@type': 'ProductGroup', hasVariant }), undefined],
  [
    'variants of which one has no GTIN',
    jsonLd({ '@type': 'ProductGroup', hasVariant: [hasVariant[0], { sku: 'BLUE-2' }] }),
    undefined,
  ],
  [
    'offers within an offer',
    jsonLd({ offers: { '@type': 'AggregateOffer', offers: offers.slice(0, 1) } }),
    GTIN,
  ],
  ['a product id without a scheme', jsonLd({ productID: EAN }), undefined],
  ['an invalid code', jsonLd({ gtin13: '4006381333932' }), undefined],
  ['microdata', scope(`<h1 itemprop="name">Cot</h1>${code(EAN)}`), GTIN],
  [
    'microdata of an offer',
    scope(`<h1 itemprop="name">Cot</h1><p itemprop="offers" itemscope>${sold}${code(EAN)}</p>`),
    GTIN,
  ],
  [
    'microdata of a bundle with a component',
    scope(`<h1 itemprop="name">Set</h1>${code(EAN)}${component}`),
    GTIN,
  ],
  ['microdata of only a component', scope(`<h1 itemprop="name">Set</h1>${component}`), undefined],
  [
    'microdata of a component with a price, in a bundle without one',
    scope(`<h1>Set</h1>${scope(`${sold}${code(OTHER_EAN)}`, 'itemprop="hasPart"')}`),
    undefined,
  ],
  [
    'microdata of a component without a type',
    scope(`<h1>Set</h1><p itemprop="hasPart" itemscope>${code(OTHER_EAN)}</p>`),
    undefined,
  ],
  [
    'microdata in a scope without type and property',
    scope(`<h1 itemprop="name">Cot</h1><div itemscope>${code(EAN)}</div>`),
    GTIN,
  ],
  [
    'a page whose only typed products are related ones',
    `<h1>Cot</h1>${code(EAN)}<aside class="related-products">${scope('Sheet')}</aside>`,
    GTIN,
  ],
  [
    'RDFa of only a component',
    `<div typeof="Product"><h1 property="name">Set</h1><div property="hasPart" typeof="Product"><meta property="gtin13" content="${OTHER_EAN}"></div></div>`,
    undefined,
  ],
  [
    'microdata of one of many products',
    `<h1>Set</h1>${scope(code(OTHER_EAN))}${scope('Cot').repeat(5)}`,
    undefined,
  ],
  [
    'microdata of two products',
    `<h1>Cot</h1><i itemprop="gtin13">${EAN}</i><i itemprop="gtin13">${OTHER_EAN}</i>`,
    undefined,
  ],
  ['a meta element', `<meta property="product:ean" content="${EAN}"><h1>Cot</h1>`, GTIN],
  ['no data', '<h1>Cot</h1>', undefined],
])('reads %s', (_what, html, expected) => {
  expect(gtinOfPage(cheerioPage(html, URL))).toBe(expected)
})

test.each([
  ['offer', { offers }],
  ['variant', { '@type': 'ProductGroup', hasVariant }],
  ['variant rather than that of the product', { gtin13: EAN, hasVariant }],
])('reads the GTIN of the requested %s', (_what, product) => {
  expect(gtinOfPage(cheerioPage(jsonLd(product), `${URL}?sku=BLUE-2`))).toBe(OTHER_GTIN)
})
