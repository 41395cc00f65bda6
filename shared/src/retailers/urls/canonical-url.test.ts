import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_RETAILERS } from '../all-retailers.ts'
import { canonicalUrl } from './canonical-url.ts'
import { productIds } from './product-ids.ts'

const examples = ALL_RETAILERS.map(({ exampleUrl }) => exampleUrl)

/** Tracking parameters that retailers, emails and advertisements append. */
const tracking = fc.uniqueArray(
  fc.tuple(
    fc.constantFrom(
      ...['utm_source', 'utm_medium', 'utm_campaign', 'fbclid', 'gclid', 'gbraid', 'srsltid'],
      ...['spm', 'scm', 'pvid', 'clickTrackInfo', 'laz_trackid', 'sp_atk', 'xptdk', 'smtt'],
      ...['mmp_pid', 'uls_trackid', 'gads_t_sig', 'publish_id', 'msclkid', 'ref_', '_pos', '_sid'],
    ),
    fc.string({ maxLength: 12 }),
  ),
  { selector: ([name]) => name, maxLength: 8 },
)

function withQuery(address: string, pairs: readonly (readonly [string, string])[]): string {
  const url = new URL(address)
  for (const [name, value] of pairs) url.searchParams.append(name, value)
  return url.href
}

describe('canonicalUrl', () => {
  test.each(ALL_RETAILERS)('returns the example of $name unchanged', ({ id, exampleUrl }) => {
    expect(canonicalUrl(exampleUrl)).toBe(exampleUrl)
    const retailer = ALL_RETAILERS.find(one => one.id === id)
    const hasIds = Object.keys(productIds(retailer, new URL(exampleUrl))).length > 0
    expect(hasIds).toBe(retailer?.productPath !== undefined)
  })

  test('ignores tracking parameters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), tracking, fc.string(), (example, pairs, anchor) => {
        const url = new URL(withQuery(example, pairs))
        // A fragment with a path would identify a page of its own.
        url.hash = anchor.replace(/[!/]/g, '')
        expect(canonicalUrl(url.href)).toBe(example)
      }),
    )
  })

  test('is idempotent', () => {
    const address = fc.oneof(
      fc.tuple(fc.constantFrom(...examples), tracking).map(([one, pairs]) => withQuery(one, pairs)),
      fc
        .tuple(
          fc.constantFrom('shop.example', 'shopee.sg', 'www.ikea.com', 'lazada.sg'),
          fc.string(),
        )
        .map(([host, rest]) => `https://${host}/${rest}`),
    )
    fc.assert(
      fc.property(address, one => {
        expect(canonicalUrl(canonicalUrl(one))).toBe(canonicalUrl(one))
      }),
    )
  })

  test('keeps the variant', () => {
    const id = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map(String)
    fc.assert(
      fc.property(id, tracking, (variant, pairs) => {
        const ask = (address: string) => canonicalUrl(withQuery(address, pairs))
        const crib = 'https://motherswork.com.sg/products/crib'
        expect(ask(`${crib}?variant=${variant}`)).toBe(`${crib}?variant=${variant}`)
        const swaddle = 'https://shopee.sg/product/12/34'
        expect(ask(`${swaddle}?model_id=${variant}`)).toBe(`${swaddle}?model_id=${variant}`)
        expect(ask(`${swaddle}?extraParams={"display_model_id":${variant},"m":0}`)).toBe(
          `${swaddle}?model_id=${variant}`,
        )
        expect(ask(`https://www.lazada.sg/products/x-i12.html?skuId=${variant}`)).toBe(
          `https://www.lazada.sg/products/pdp-i12-s${variant}.html`,
        )
        expect(ask('https://www.amazon.sg/dp/B0ABC12345?psc=1&th=1')).toBe(
          'https://www.amazon.sg/dp/B0ABC12345?th=1&psc=1',
        )
      }),
    )
  })

  test('finds the ids of Shopee after any slug', () => {
    const slug = fc.array(
      fc.oneof(
        fc.constantFrom(
          '🍼',
          '[',
          ']',
          '(',
          "'",
          '%',
          '#',
          '?',
          '-i.',
          '|',
          '💥YH',
          'ไม่',
          '4.5',
          '-',
        ),
        fc.string({ maxLength: 5 }).map(text => text.replace(/[/\\\s]/g, '')),
      ),
      { maxLength: 8 },
    )
    const id = fc.integer({ min: 1, max: 2_000_000_000 })
    fc.assert(
      fc.property(slug, id, id, (parts, shop, item) => {
        const address = `https://shopee.sg/x${parts.join('')}-i.${shop}.${item}`
        expect(canonicalUrl(address)).toBe(`https://shopee.sg/product/${shop}/${item}`)
      }),
    )
  })

  test.each([
    [
      'https://m.lazada.sg/products/baby-cot-3-in-1-i301234567-s1501234567.html?spm=a.b&price=12&stock=1',
      'https://www.lazada.sg/products/pdp-i301234567-s1501234567.html',
    ],
    [
      'https://lazada.com.my/products/pdp-i301234567.html',
      'https://www.lazada.com.my/products/pdp-i301234567.html',
    ],
    [
      'https://www.lazada.sg/login?redirect=/products/x-i1-s2.html',
      'https://www.lazada.sg/login?redirect=/products/x-i1-s2.html',
    ],
    ['https://s.lazada.sg/s.abc?c=w&utm_source=x', 'https://s.lazada.sg/s.abc?c=w'],
    [
      'https://shopee.co.th/💥YH?model_id=175757334816#8755💥มี-i.263963362.22234652646',
      'https://shopee.co.th/product/263963362/22234652646?model_id=175757334816',
    ],
    ['https://shopee.sg/a-i.1.2-b-i.33.44?sp_atk=x-i.5.6', 'https://shopee.sg/product/33/44'],
    [
      'https://shopee.sg/universal-link/product/31708369/438289555?smtt=1',
      'https://shopee.sg/product/31708369/438289555',
    ],
    [
      'https://shopee.sg/buyer/login?next=https://shopee.sg/x-i.1.2',
      'https://shopee.sg/buyer/login?next=https://shopee.sg/x-i.1.2',
    ],
    [
      'https://amazon.sg/Some-Slug-10-Pieces/dp/b0abc12345/ref=sr_1_3?crid=1&keywords=a&tag=b-22',
      'https://www.amazon.sg/dp/B0ABC12345',
    ],
    ['https://m.amazon.in/gp/aw/d/B0ABC12345/', 'https://www.amazon.in/dp/B0ABC12345'],
    [
      'https://www.amazon.co.uk/gp/product/B0ABC12345?ie=UTF8',
      'https://www.amazon.co.uk/dp/B0ABC12345',
    ],
    ['https://www.amazon.sg/-/zh/dp/B0ABC12345', 'https://www.amazon.sg/dp/B0ABC12345'],
    ['https://www.amazon.sg/dp/B0ABC123456', 'https://www.amazon.sg/dp/B0ABC123456'],
    [
      'https://www.ikea.com/sg/en/p/kallax-s69903388/?gclid=x#content',
      'https://www.ikea.com/sg/en/p/kallax-s69903388/',
    ],
    [
      'https://www.uniqlo.com/sg/en/products/E455365-000?sizeCode=SMA005&colorCode=COL65&istBid=t',
      'https://www.uniqlo.com/sg/en/products/E455365-000?colorCode=COL65&sizeCode=SMA005',
    ],
    [
      'https://omni.fairprice.com.sg/product/udon-200g-10983610/?x=1',
      'https://www.fairprice.com.sg/product/udon-200g-10983610',
    ],
    [
      'https://www.motherswork.com.sg/collections/cots/products/crib?variant=1&_pos=2&currency=SGD',
      'https://www.motherswork.com.sg/products/crib?variant=1',
    ],
    ['https://shop.example/p?ref=12&utm_id=1', 'https://shop.example/p?ref=12'],
  ])('%s', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical)
  })
})
