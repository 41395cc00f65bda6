import { itemDraft, type OwnerItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FOUND } from '../../../../test/found-product.ts'
import { toSharedItemDraft, toShownAddedProduct } from './shared-product-draft.ts'

describe('the item that a shared product becomes', () => {
  test('has what was read, and the first picture', () => {
    expect(toSharedItemDraft(FOUND)).toEqual({
      productName: 'Moon night light',
      productUrl: 'https://shop.example/moon',
      category: 'Nursery Decor & Lighting',
      totalPrice: 4590,
      productDescription: 'A soft light.',
      acceptsPhysicalDonations: false,
      thumbnailUrl: 'https://shop.example/1.jpg',
      scrapedImages: [{ url: 'https://shop.example/1.jpg' }, { url: 'https://shop.example/2.jpg' }],
    })
  })

  test.each(['Toys', null])('stands under General where its category is %s', category => {
    expect(toSharedItemDraft({ ...FOUND, category }).category).toBe('General')
  })

  test.each([
    [{ price: null, currency: null }],
    [{ price: 0 }],
    [{ price: -1 }],
    [{ price: 45.9, currency: 'USD' }],
    [{ price: 45.9, currency: null }],
    [{ price: 9_999_999 }],
  ])('costs 0 where the price is no price in Singapore dollars: %j', price => {
    expect(toSharedItemDraft({ ...FOUND, ...price }).totalPrice).toBe(0)
  })

  test('is such that the server takes it, whatever the page says', () => {
    const draft = toSharedItemDraft({
      ...FOUND,
      productName: '🍼'.repeat(400),
      description: '🍼'.repeat(4000),
      images: ['javascript:alert(1)', ...FOUND.images, ...Array(30).fill('http://shop.example/3')],
    })
    expect(z.safeEncode(itemDraft, draft).success).toBe(true)
    expect(draft.productName.isWellFormed()).toBe(true)
    expect(draft.thumbnailUrl).toBe('https://shop.example/1.jpg')
  })
})

describe('what is shown of it', () => {
  const item = {
    productName: 'Moon night light',
    productUrl: FOUND.sourceUrl,
    category: 'Other',
    totalPrice: cents(0),
    thumbnailUrl: null,
  } as OwnerItem

  test('says why there is no price, and what wants a look', () => {
    const shown = toShownAddedProduct(item, {
      ...FOUND,
      price: 110,
      currency: 'USD',
      category: null,
    })
    expect(shown.priceNote).toBe(
      'The shop says USD 110.00. Please enter the price in Singapore dollars.',
    )
    expect(shown.toCheck).toBe('the price and the category')
    expect(shown.picture).toBe('https://shop.example/1.jpg')
  })
})
