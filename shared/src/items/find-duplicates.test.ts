import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_RETAILERS } from '../retailers/all-retailers.ts'
import { createDuplicateSearch, findDuplicates, type NamedProduct } from './find-duplicates.ts'

const of = (productName: string, productUrl = 'https://shop.example/'): NamedProduct => ({
  productName,
  productUrl,
})
const isFound = (draft: NamedProduct, item: NamedProduct) =>
  findDuplicates(draft, [item]).length === 1

describe('findDuplicates by URL', () => {
  test.each([
    [
      'https://www.lazada.sg/products/baby-cot-i30-s15.html?spm=a.b',
      'https://m.lazada.sg/products/pdp-i30-s15.html',
    ],
    ['https://www.lazada.sg/products/cot-i30-s15.html', 'https://lazada.sg/products/x-i30.html'],
    ['https://shopee.sg/Cot-i.1.2?sp_atk=x', 'https://shopee.sg/product/1/2?model_id=7'],
    ['https://www.amazon.sg/Cot/dp/B0ABC12345/ref=sr_1', 'https://amazon.sg/gp/product/B0ABC12345'],
    [
      'https://www.motherswork.com.sg/collections/cots/products/crib?_pos=2',
      'https://www.motherswork.com.sg/products/crib?variant=1',
    ],
    ['https://shop.example/cot?utm_source=a', 'http://www.shop.example/cot/'],
    ['https://shop.example/cot?b=2&a=1', 'https://shop.example/cot?a=1&b=2#reviews'],
  ])('matches %s and %s', (one, other) => {
    expect(isFound(of('Cot', one), of('Something else', other))).toBe(true)
    expect(isFound(of('Cot', other), of('Something else', one))).toBe(true)
  })

  test.each([
    [
      'https://www.lazada.sg/products/x-i30-s15.html',
      'https://www.lazada.sg/products/x-i30-s16.html',
    ],
    [
      'https://www.motherswork.com.sg/products/crib?variant=1',
      'https://www.motherswork.com.sg/products/crib?variant=2',
    ],
    ['https://shopee.sg/product/1/2?model_id=7', 'https://shopee.sg/product/1/2?model_id=8'],
    [
      'https://www.uniqlo.com/sg/en/products/E455365-000?colorCode=COL65&sizeCode=SMA005',
      'https://www.uniqlo.com/sg/en/products/E455365-000?colorCode=COL65&sizeCode=SMA006',
    ],
    ['https://shop.example/body?size=0-3', 'https://shop.example/body?size=3-6'],
    ['https://shop.example/?p=12', 'https://shop.example/?p=13'],
    ['https://shop.example/show?product_id=12', 'https://shop.example/show?product_id=13'],
  ])('distinguishes the variants %s and %s regardless of names', (one, other) => {
    const name = 'Organic cotton sleeping bag for newborns'
    expect(isFound(of(name, one), of(name, other))).toBe(false)
    expect(isFound(of(name, other), of(name, one))).toBe(false)
  })

  test.each([
    ['the front page of a shop', 'https://shop.example', 'https://shop.example/'],
    [
      'a list of a known shop',
      'https://www.lazada.sg/catalog/?q=cot',
      'https://www.lazada.sg/catalog/?q=cot',
    ],
    ['no address', '', ''],
    ['half an address', 'https://', 'https://'],
    [
      'where one came from in a shop that we do not know',
      'https://shop.example/cot?ref=home',
      'https://shop.example/cot?ref=search',
    ],
  ])('compares names at %s', (_what, one, other) => {
    expect(isFound(of('Cot', one), of('Bath', other))).toBe(false)
    expect(isFound(of('Cot', one), of('Cot', other))).toBe(true)
  })
})

describe('findDuplicates by name', () => {
  test.each([
    ['Stokke Tripp Trapp Chair', 'Stokke® Tripp-Trapp® chairs'],
    ['Stokke Tripp Trapp Chair', 'Chair Tripp Trapp by STOKKE'],
    ['Stokke Tripp Trapp Chair', 'Stokke Tripp Trapp High Chair'],
    ['Bugaboo Fox 5 complete stroller black', 'Bugaboo Fox 5 Complete Stroller, Black (Official)'],
    ['Philips Avent Natural Response Bottle 260ml', 'Philips Avent Natural Response Bottle 260 ml'],
    ['Socks', 'SOCKS '],
    ['Baby Socks', 'socks'],
    ['Café crème blanket', 'Cafe creme blanket'],
    ['Ｍｏｏｎ night light', 'Moon night light'],
    ['Baby’s first book', 'Babys first book'],
    ['குழந்தை போர்வை', 'குழந்தை போர்வை'],
    ['婴儿床', '婴儿床'],
    ['🍼', '🍼 '],
    ['For the baby', 'Baby, for the'],
    ['Night light with a timer and music', 'Night light with timer and music'],
  ])('matches %s and %s', (one, other) => {
    expect(isFound(of(one), of(other))).toBe(true)
    expect(isFound(of(other), of(one))).toBe(true)
  })

  test.each([
    ['Socks', 'Socks blue'],
    ['Cotton socks', 'Cotton socks white'],
    ['Organic cotton socks', 'Organic cotton socks white'],
    ['Bugaboo Fox 5 complete stroller black', 'Bugaboo Fox 3 complete stroller black'],
    ['Huggies AirSoft pants diapers', 'Huggies AirSoft pants diapers XL'],
    ['Huggies AirSoft pants diapers M', 'Huggies AirSoft pants diapers L'],
    ['Philips Avent Natural Bottle 260ml', 'Philips Avent Natural Bottle 125ml'],
    ['Size 3 nappies, 5 in the box', 'Size 5 nappies, 3 in the box'],
    ['Ergobaby Omni Breeze carrier pearl grey', 'Ergobaby Omni Breeze carrier natural beige'],
    ['Stokke Tripp Trapp Chair', 'Stokke Tripp Trapp Chair cover'],
    ['Maxi-Cosi car seat with base', 'Maxi-Cosi car seat with base and sunshade for twins'],
    [
      'Spectra S1 breast pump gift set Bundle A with bottles',
      'Spectra S1 breast pump gift set Bundle B with bottles',
    ],
    ['Philips Avent bottle warmer Bundle A', 'Philips Avent bottle warmer Bundle'],
    ['Cotton swaddle blanket design C', 'Cotton swaddle blanket design D'],
    ['கா', 'கி'],
    ['婴儿床', '婴儿车'],
    ['🍼', '🧸'],
    ['', ''],
    ['', 'Socks'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(isFound(of(one), of(other))).toBe(false)
    expect(isFound(of(other), of(one))).toBe(false)
  })

  test('distinguishes bundles of one shop that have different item ids', () => {
    const name = (letter: string) => `Medela pump in style breast pump Bundle ${letter}`
    const draft = of(name('A'), 'https://www.lazada.sg/products/pump-i301-s1501.html')
    const item = of(name('B'), 'https://www.lazada.sg/products/pump-i302-s1502.html')
    expect(isFound(draft, item)).toBe(false)
  })

  test('matches across retailers', () => {
    const draft = of('Stokke Tripp Trapp Chair', 'https://www.amazon.sg/dp/B0ABC12345')
    expect(isFound(draft, of('Stokke Tripp Trapp chair', 'https://shop.example/1'))).toBe(true)
  })
})

describe('findDuplicates by GTIN', () => {
  const cot = { ...of('Foldable Baby Cot', 'https://shop.example/cot'), gtin: '04006381333931' }
  const [same, other] = [cot.gtin, '05012345678900']

  test.each([
    ['another shop and name', 'Kinderbett', 'https://store.example/1', same, true],
    ['another link of the shop', 'Cot, wood', 'https://shop.example/sale/cot', same, true],
    ['no link', 'Cot, wood', '', same, true],
    ['the name and another GTIN', cot.productName, 'https://store.example/1', other, false],
    ['the name and no GTIN', cot.productName, 'https://store.example/1', null, true],
    ['another name and no GTIN', 'Cot, wood', 'https://store.example/1', null, false],
    ['the link and another GTIN', 'Cot, wood', cot.productUrl, other, true],
    ['another variant and the GTIN', 'Cot', 'https://shop.example/cot?size=2', same, true],
  ])('compares with %s', (_what, productName, productUrl, gtin, expected) => {
    const item = { productName, productUrl, gtin }
    expect(isFound(cot, item)).toBe(expected)
    expect(isFound(item, cot)).toBe(expected)
  })

  test('distinguishes variants of one page that state one GTIN', () => {
    const sized = (size: string) => ({
      ...cot,
      productUrl: `https://shop.example/cot?size=${size}`,
    })
    expect(isFound(sized('1'), sized('2'))).toBe(false)
  })
})

const address = fc.oneof(
  fc.constantFrom(...ALL_RETAILERS.map(({ exampleUrl }) => exampleUrl)),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('', 'https://', 'no address', 'https://shop.example/?id=1'),
)
const name = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('Moon', 'night', 'light', '3', 'kg', 'the', 'Socks', 'grün'), {
      minLength: 1,
    })
    .map(words => words.join(' ')),
)
const gtin = fc.constantFrom(undefined, null, '04006381333931', '05012345678900')
const product = fc.record({ productName: name, productUrl: address, gtin })

describe('findDuplicates', () => {
  test('always finds the product itself', () => {
    fc.assert(
      fc.property(product, one => {
        fc.pre(one.productName.trim() !== '')
        expect(findDuplicates(one, [one])).toEqual([one])
      }),
    )
  })

  test('is symmetric', () => {
    fc.assert(
      fc.property(product, product, (one, other) => {
        expect(isFound(one, other)).toBe(isFound(other, one))
      }),
    )
  })

  test('returns matches in the order of the items', () => {
    fc.assert(
      fc.property(product, fc.array(product), fc.nat(), (draft, items, seed) => {
        const found = findDuplicates(draft, items)
        expect(found).toEqual(items.filter(item => found.includes(item)))
        const turned = items.map((_, index) => items[(index + seed) % items.length] ?? draft)
        expect(new Set(findDuplicates(draft, turned))).toEqual(new Set(found))
      }),
    )
  })

  test('compares each item once', () => {
    let reads = 0
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      get productName() {
        reads += 1
        return `Moon night light number ${index}`
      },
      productUrl: `https://shop.example/moon?variant=${index}`,
    }))
    const search = createDuplicateSearch(items)
    expect(search(of('Moon night light number 7'))).toHaveLength(1)
    expect(search(of('x', 'https://shop.example/moon?variant=9'))).toHaveLength(1)
    expect(reads).toBe(1_000)
  })
})
