import { describe, expect, test } from 'vitest'
import { captured } from '../test/captured.ts'
import { toDraft } from './to-draft.ts'

const KEY = 'key-of-the-draft-1'
const draftOf = (...differences: Parameters<typeof captured>) =>
  toDraft(captured(...differences), KEY)

describe('toDraft', () => {
  test('fills every field that the page is sure of', () => {
    expect(draftOf()).toMatchObject({
      key: KEY,
      productUrl: 'https://www.lazada.sg/products/pdp-i301-s1501.html',
      productName: 'Foldable Baby Cot',
      totalPrice: '189.00',
      priceNow: '189.00',
      priceBefore: '299.00',
      category: 'Cribs & Bassinets',
      quantity: 1,
      thumbnailUrl: 'https://img.lazcdn.com/g/p/a.jpg',
      shop: 'lazada.sg',
      currency: 'SGD',
      check: [],
    })
  })

  test.each([
    [{ minor: 30000, currency: 'NPR' }, '300.00'],
    [{ minor: 4980, currency: 'JPY' }, '4980'],
    [{ minor: 12_500_000_000, currency: 'IDR' }, '125000000.00'],
  ])(
    'keeps a price in another currency as the shop asks it, to be converted: %o',
    (price, text) => {
      expect(draftOf({ price })).toMatchObject({
        totalPrice: text,
        priceNow: text,
        priceBefore: '',
        currency: price.currency,
        check: ['totalPrice'],
      })
    },
  )

  test('takes an amount without a currency for dollars, to be checked', () => {
    expect(draftOf({ price: { minor: 2725, currency: null } })).toMatchObject({
      totalPrice: '27.25',
      check: ['totalPrice'],
    })
  })

  test.each([
    ['a name that is not certain', { confidence: { name: 0.59 } }, 'productName'],
    ['no name', { name: null }, 'productName'],
    ['a price that is not certain', { confidence: { price: 0.4 } }, 'totalPrice'],
    ['no price', { price: null }, 'totalPrice'],
    ['a price of nothing', { price: { minor: 0, currency: 'SGD' } }, 'totalPrice'],
    ['a price above all bounds', { price: { minor: 1e12, currency: 'SGD' } }, 'totalPrice'],
    ['no category', { category: null }, 'category'],
  ] as const)('asks to check %s', (_, differences, field) => {
    expect(draftOf(differences).check).toEqual([field])
  })

  test('offers eight pictures of ten', () => {
    const images = Array.from({ length: 10 }, (_, index) => `https://shop.example/${index}.jpg`)
    expect(draftOf({ images }).pictures).toEqual(images.slice(0, 8))
  })
})
