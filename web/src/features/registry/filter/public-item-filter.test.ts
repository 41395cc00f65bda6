import type { PublicItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { filterItems, listCategories, parseItemFilter } from './public-item-filter.ts'

const item = (id: string, category: string, isFullyFunded = false): PublicItem => ({
  id,
  productName: id,
  productDescription: '',
  productUrl: 'https://example.com/',
  thumbnailUrl: null,
  picture: null,
  category,
  totalPrice: cents(100_00),
  amountContributed: cents(isFullyFunded ? 100_00 : 0),
  isFullyFunded,
  contributorCount: 0,
  quantity: 0,
  acceptsPhysicalDonations: false,
  createdAt: '2026-01-01T00:00:00Z',
  contributors: [],
  can: { contribute: !isFullyFunded },
})

const crib = item('crib', 'Cribs & Bassinets')
const pram = item('pram', 'Strollers & Accessories')
const cot = item('cot', 'Cribs & Bassinets', true)

describe('filterItems', () => {
  test.each([
    ['everything', undefined, 'all', ['crib', 'pram', 'cot']],
    ['one category', 'Cribs & Bassinets', 'all', ['crib', 'cot']],
    ['available items', undefined, 'available', ['crib', 'pram']],
    ['gifted items of a category', 'Strollers & Accessories', 'gifted', []],
  ] as const)('shows %s', (_name, category, status, shown) => {
    expect(filterItems([crib, pram, cot], { category, status }).map(({ id }) => id)).toEqual(shown)
  })
})

describe('parseItemFilter', () => {
  test('falls back to all items when none is fully funded', () => {
    const asked = { category: undefined, status: 'gifted' }
    expect(parseItemFilter(asked, [crib, pram]).status).toBe('all')
    expect(parseItemFilter(asked, [crib, cot]).status).toBe('gifted')
    expect(parseItemFilter({ ...asked, status: 'available' }, [crib]).status).toBe('available')
  })

  test.each([
    ['a category in use', 'Cribs & Bassinets', 'Cribs & Bassinets'],
    ['a known category without items', 'Potty Training', 'Potty Training'],
    ['an unknown category', 'Free money', undefined],
    ['no category', undefined, undefined],
  ])('reads %s', (_name, category, read) => {
    expect(parseItemFilter({ category, status: 'nonsense' }, [crib])).toEqual({
      category: read,
      status: 'all',
    })
  })
})

describe('listCategories', () => {
  test('lists each category once, sorted, including the selected one without items', () => {
    expect(listCategories([pram, crib, cot], 'Potty Training')).toEqual([
      'Cribs & Bassinets',
      'Potty Training',
      'Strollers & Accessories',
    ])
  })
})
