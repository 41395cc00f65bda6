import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeOwnerItem } from '../../../../test/make-owner-item.ts'
import { arrangeItems, ITEM_SORTS } from './arrange-items.ts'
import { ITEM_FILTERS } from './item-filter.ts'

const cot = makeOwnerItem('Crème Cot 10', { price: 200, given: 50, createdAt: '2026-01-03' })
const pram = makeOwnerItem('pram 9', { price: 300, given: 0, createdAt: '2026-01-01' })
const bib = makeOwnerItem('Bib', { price: 10, given: 10, createdAt: '2026-01-02' })
const items = [cot, pram, bib]
const ALL = { filter: 'all', search: '', sort: 'own' } as const

describe('arrangeItems', () => {
  test.each([
    ['own', [cot, pram, bib]],
    ['newest', [cot, bib, pram]],
    ['name', [bib, cot, pram]],
    ['price', [pram, cot, bib]],
    ['progress', [bib, cot, pram]],
  ] as const)('sorts by %s', (sort, sorted) => {
    expect(arrangeItems(items, { ...ALL, sort })).toEqual(sorted)
  })

  test('compares numbers in names numerically', () => {
    const nine = makeOwnerItem('Size 9', {})
    const ten = makeOwnerItem('Size 10', {})
    expect(arrangeItems([ten, nine], { ...ALL, sort: 'name' })).toEqual([nine, ten])
  })

  test.each([
    ['creme', [cot]],
    ['COT crè', [cot]],
    ['  ', items],
    ['1', [cot]],
    ['pram cot', []],
  ])('searches for %j', (search, found) => {
    expect(arrangeItems(items, { ...ALL, search })).toEqual(found)
  })

  test('sorts an item without a price as having no progress', () => {
    const free = makeOwnerItem('Hug', { price: 0 })
    expect(arrangeItems([free, cot], { ...ALL, sort: 'progress' })).toEqual([cot, free])
  })

  test('returns only given items, and all of them without filter and search', () => {
    const some = fc.array(fc.record({ price: fc.nat(500), given: fc.nat(500) }), { maxLength: 20 })
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(...ITEM_FILTERS),
        fc.constantFrom(...ITEM_SORTS),
        (made, filter, sort) => {
          const all = made.map((money, at) => makeOwnerItem(`Item ${at}`, money))
          const shown = arrangeItems(all, { filter, search: '', sort })
          expect(new Set(shown).size).toBe(shown.length)
          expect(shown.every(item => all.includes(item))).toBe(true)
          if (filter === 'all') expect(shown).toHaveLength(all.length)
          if (filter === 'gifted') expect(shown).toEqual(shown.filter(item => item.isFullyFunded))
        },
      ),
    )
  })
})
