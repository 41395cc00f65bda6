import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { createEmptyDraft } from '../create-empty-draft.ts'
import { refreshDraft } from './refresh-draft.ts'
import { toDraft } from './to-draft.ts'

const KEY = 'key-of-the-draft-1'
const product = capturedExample({ gtin: '04006381333931' })
const empty = toDraft(
  capturedExample({
    status: 'needs-js',
    name: null,
    price: null,
    originalPrice: null,
    images: [],
    description: null,
    category: null,
  }),
  KEY,
)
const page = toDraft(product, 'key-of-the-new-draft')

describe('refreshDraft', () => {
  test('fills every field of an empty draft and keeps its key', () => {
    expect(refreshDraft(empty, page)).toEqual(toDraft(product, KEY))
  })

  test('fills a draft entered by hand', () => {
    const { canonicalUrl } = product
    const typed = { ...createEmptyDraft(KEY, canonicalUrl), typedOn: canonicalUrl }
    expect(refreshDraft(typed, page)).toEqual({ ...page, key: KEY, typedOn: canonicalUrl })
  })

  test('keeps what the owner entered', () => {
    const typed = {
      ...empty,
      productName: 'Cot',
      totalPrice: '129',
      currency: 'MYR',
      category: 'Bedding',
      quantity: 2,
      note: 'For twins',
      check: [],
    }
    expect(refreshDraft(typed, page)).toEqual({
      ...typed,
      description: page.description,
      gtin: page.gtin,
      thumbnailUrl: page.thumbnailUrl,
      pictures: page.pictures,
    })
  })

  test('keeps the category General that the owner chose', () => {
    expect(refreshDraft({ ...empty, check: [] }, page).category).toBe('General')
  })

  test('marks only filled fields that are uncertain on the page', () => {
    const unsure = toDraft(
      capturedExample({ confidence: { name: 0.4, price: 0.4 }, category: null }),
      'key-of-the-new-draft',
    )
    const typed = { ...empty, productName: 'Cot', check: empty.check.slice(1) }
    expect(empty.check).toEqual(['productName', 'totalPrice', 'category'])
    expect(refreshDraft(typed, unsure).check).toEqual(['totalPrice', 'category'])
    expect(refreshDraft(empty, page).check).toEqual([])
  })

  describe('of a page on which another variant is selected', () => {
    const images = ['https://img.lazcdn.com/g/p/blue.jpg', 'https://img.lazcdn.com/g/p/b.jpg']
    const variant = capturedExample({
      price: { minor: 25900, currency: 'SGD' },
      originalPrice: null,
      gtin: '04006381333948',
      images,
    })
    const selected = toDraft(variant, 'key-of-the-new-draft')
    const before = toDraft(product, KEY)

    test('takes its price, to be checked, its images and its GTIN', () => {
      const noted = { ...before, note: 'For twins', quantity: 2 }
      expect(refreshDraft(noted, selected)).toEqual({
        ...noted,
        ...{ totalPrice: '259.00', priceNow: '259.00', priceBefore: '', check: ['totalPrice'] },
        ...{ thumbnailUrl: images[0], pictures: images, gtin: variant.gtin },
      })
    })

    test.each([
      ['a price', { totalPrice: '170' }],
      ['the price before the discount', { totalPrice: '299.00' }],
      ['a currency', { currency: 'MYR' }],
    ])('keeps %s of the owner', (_, change) => {
      const { totalPrice, currency, priceNow, check } = { ...before, ...change }
      expect(refreshDraft({ ...before, ...change }, selected)).toMatchObject({
        ...{ totalPrice, currency, priceNow, check },
        thumbnailUrl: images[0],
      })
    })

    test('keeps an image that the owner chose', () => {
      const thumbnailUrl = 'https://img.lazcdn.com/g/p/b.jpg'
      const { pictures } = before
      expect(refreshDraft({ ...before, thumbnailUrl }, selected)).toMatchObject({
        ...{ thumbnailUrl, pictures, totalPrice: '259.00' },
      })
    })

    test.each([
      ['price', { totalPrice: '259.00', priceNow: '259.00' }],
      ['image', { thumbnailUrl: images[0] ?? '', pictures: images }],
    ])('marks the name of the former variant when the %s changed', (_, change) => {
      const blue = { ...before, ...change, productName: `${before.productName}, blue` }
      const { productName, check } = refreshDraft(before, blue)
      expect(productName).toBe(before.productName)
      expect(check).toContain('productName')
    })

    test('does not mark the name again once the owner has edited it', () => {
      const blue = { ...selected, productName: `${before.productName}, blue` }
      const edited = { ...refreshDraft(before, blue), productName: 'Blue cot', check: [] }
      expect(refreshDraft(edited, blue)).toEqual(edited)
    })

    test('removes the GTIN when the URL changed and the page has none', () => {
      const bare = { ...before, gtin: undefined }
      const productUrl = `${before.productUrl}?skuId=2`
      expect(refreshDraft(before, bare).gtin).toBe(before.gtin)
      expect(refreshDraft(before, { ...bare, productUrl })).toEqual({ ...bare, productUrl })
    })

    test('keeps a price and images that the page no longer shows', () => {
      const bare = toDraft(capturedExample({ price: null, images: [] }), 'key-of-the-new-draft')
      expect(refreshDraft(before, bare)).toEqual(before)
    })
  })
})
