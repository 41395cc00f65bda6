import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/make-item.ts'
import { filterItems, listCategories, parseItemFilter } from './public-item-filter.ts'

const item = (id: string, category: string, isFullyFunded = false) => ({
  ...makeItem(id, isFullyFunded ? 10 : 0),
  category,
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
