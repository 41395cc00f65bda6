import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { toDraft } from './to-draft.ts'

const KEY = 'key-of-the-draft-1'
const draftOf = (...differences: Parameters<typeof capturedExample>) =>
  toDraft(capturedExample(...differences), KEY)

describe('toDraft', () => {
  test('fills every field with a high confidence', () => {
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
  ])('returns a foreign price unconverted and marks it for review: %o', (price, text) => {
    expect(draftOf({ price })).toMatchObject({
      totalPrice: text,
      priceNow: text,
      priceBefore: '',
      currency: price.currency,
      check: ['totalPrice'],
    })
  })

  test('offers the other price of a page whose sources disagree, instead of the one before', () => {
    const prices = {
      price: { minor: 18900, currency: 'SGD' },
      otherPrice: { minor: 17900, currency: 'SGD' },
    }
    const disputed = draftOf({ ...prices, confidence: { price: 0.5 } })
    expect(disputed).toMatchObject({ priceBefore: '179.00', pricesDisagree: true })
    expect(disputed.check).toContain('totalPrice')
  })

  test.each([
    ['is sure of its price', 179, 'SGD', 0.9],
    ['states the other price in another currency', 179, 'USD', 0.5],
    ['states the same price twice', 189, 'SGD', 0.5],
  ])('offers the price before if the page %s', (_, dollars, currency, confidence) => {
    const otherPrice = { minor: dollars * 100, currency }
    const draft = draftOf({ otherPrice, confidence: { price: confidence } })
    expect(draft).toMatchObject({ priceBefore: '299.00', pricesDisagree: false })
  })

  test('treats an amount without a currency as dollars and marks it for review', () => {
    expect(draftOf({ price: { minor: 2725, currency: null } })).toMatchObject({
      totalPrice: '27.25',
      check: ['totalPrice'],
    })
  })

  test.each([
    ['an uncertain name', { confidence: { name: 0.59 } }, 'productName'],
    ['no name', { name: null }, 'productName'],
    ['an uncertain price', { confidence: { price: 0.4 } }, 'totalPrice'],
    ['no price', { price: null }, 'totalPrice'],
    ['a price of 0', { price: { minor: 0, currency: 'SGD' } }, 'totalPrice'],
    ['a price above the maximum', { price: { minor: 1e12, currency: 'SGD' } }, 'totalPrice'],
    ['no category', { category: null }, 'category'],
  ] as const)('marks %s for review', (_, differences, field) => {
    expect(draftOf(differences).check).toEqual([field])
  })

  test('asks to check a price that is uncertain, but not a category suggested by the name', () => {
    expect(draftOf({ confidence: { category: 0.4, price: 0.4 } }).check).toEqual(['totalPrice'])
  })

  test('limits images to eight', () => {
    const images = Array.from({ length: 10 }, (_, index) => `https://shop.example/${index}.jpg`)
    expect(draftOf({ images }).pictures).toEqual(images.slice(0, 8))
  })
})
