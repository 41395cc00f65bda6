import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../test/queue-entry.ts'
import { wasAddedBefore } from './was-added-before.ts'

const ADDED_AT = Date.parse('2026-11-01T12:00:00Z')
const item = {
  productName: 'Foldable Baby Cot',
  productUrl: 'https://www.lazada.sg/products/pdp-i301-s1501.html',
  category: 'Other',
  totalPrice: 189,
}
const entry = entryOf('one', { item, addedAt: ADDED_AT })
const product = {
  id: 'item-1',
  productName: item.productName,
  productUrl: item.productUrl,
  totalPrice: cents(18900),
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  isFunded: false,
  createdAt: '2026-11-01T12:00:05Z',
}

describe('wasAddedBefore', () => {
  test('returns true for the item of an attempt without a response', () => {
    expect(wasAddedBefore(entry, product)).toBe(true)
    expect(wasAddedBefore(entry, { ...product, createdAt: '2026-11-01T11:50:00Z' })).toBe(true)
  })

  test.each([
    ['another name', { productName: 'Cot' }],
    ['another link', { productUrl: 'https://www.lazada.sg/products/pdp-i302.html' }],
    ['another price', { totalPrice: cents(18901) }],
    ['an earlier day', { createdAt: '2026-10-31T12:00:00Z' }],
  ])('returns false for %s', (_, differences) => {
    expect(wasAddedBefore(entry, { ...product, ...differences })).toBe(false)
  })

  test('returns false for an invalid entry', () => {
    expect(wasAddedBefore(entryOf('one', { item: null }), product)).toBe(false)
  })
})
