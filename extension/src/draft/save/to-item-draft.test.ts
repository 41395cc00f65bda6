import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import type { Draft } from '../draft.ts'
import { toDraft } from '../extraction/to-draft.ts'
import { toItemDraft } from './to-item-draft.ts'

const check = (change: Partial<Draft>) =>
  toItemDraft({ ...toDraft(capturedExample(), 'key-of-the-draft-1'), ...change })

describe('toItemDraft', () => {
  test('returns the chosen image as thumbnail and the others as scraped images', () => {
    expect(check({ thumbnailUrl: 'https://img.lazcdn.com/g/p/b.jpg' })).toEqual({
      ok: true,
      item: {
        productName: 'Foldable Baby Cot',
        productUrl: 'https://www.lazada.sg/products/pdp-i301-s1501.html',
        category: 'Cribs & Bassinets',
        quantity: 1,
        totalPrice: 18900,
        productDescription: 'Folds flat.',
        thumbnailUrl: 'https://img.lazcdn.com/g/p/b.jpg',
        scrapedImages: [{ url: 'https://img.lazcdn.com/g/p/a.jpg' }],
      },
    })
  })

  test('returns the GTIN of the page', () => {
    const gtin = '04006381333931'
    const checked = toItemDraft(toDraft({ ...capturedExample(), gtin }, 'key-of-the-draft-1'))
    expect(checked.ok && checked.item.gtin).toBe(gtin)
  })

  test("puts the owner's note before the retailer's description", () => {
    const checked = check({ note: ' For the guest room. ' })
    expect(checked.ok && checked.item.productDescription).toBe('For the guest room.\n\nFolds flat.')
  })

  test.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['$12.50', 1250],
    ['S$ 1,234.50', 123450],
    ['0.29', 29],
    ['1000000', 100000000],
  ])('parses %s', (typed, cents) => {
    const checked = check({ totalPrice: typed })
    expect(checked.ok && checked.item.totalPrice).toBe(cents)
  })

  test.each(['', '0', '-5', '12.345', '1,23', 'about 12', '12 or 13', '1e3', '1000000.01', 'NaN'])(
    'rejects the price %j',
    typed => {
      expect(check({ totalPrice: typed })).toEqual({
        ok: false,
        fields: { totalPrice: 'Please enter a valid price' },
      })
    },
  )

  test('rejects a price in another currency', () => {
    expect(check({ totalPrice: '300.00', currency: 'NPR' })).toEqual({
      ok: false,
      fields: { totalPrice: 'Please give the price in Singapore dollars' },
    })
  })

  test('returns an error for each invalid field', () => {
    const wrong = { productName: ' ', productUrl: 'javascript:alert(1)', totalPrice: 'x' }
    expect(check(wrong)).toEqual({
      ok: false,
      fields: {
        productName: 'Please enter a product name',
        productUrl: 'Please enter a valid http or https address',
        totalPrice: 'Please enter a valid price',
      },
    })
  })
})
