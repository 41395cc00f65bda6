import type { PublicItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { createSorter, parseSort, type Sort } from './sort-items.ts'

const item = (id: string, price: number, given: number, createdAt: string) =>
  ({
    id,
    productName: id,
    totalPrice: cents(price),
    amountContributed: cents(given),
    isFullyFunded: given >= price,
    createdAt,
  }) as PublicItem

const items = [
  item('Éclair toy', 900, 100, '2026-11-03T00:00:00.000Z'),
  item('cot 10', 500, 500, '2026-11-02T00:00:00.000Z'),
  item('Cot 9', 300, 0, '2026-11-01T00:00:00.000Z'),
]
const order = (sort: Sort | undefined) => createSorter()(items, sort).map(({ id }) => id)

describe('the items', () => {
  test.each([
    [undefined, ['Éclair toy', 'cot 10', 'Cot 9']],
    ['left', ['Cot 9', 'Éclair toy', 'cot 10']],
    ['newest', ['Éclair toy', 'cot 10', 'Cot 9']],
    ['name', ['Cot 9', 'cot 10', 'Éclair toy']],
  ] as const)('sorted by %s', (sort, sorted) => {
    expect(order(sort)).toEqual(sorted)
  })

  test('keep their places when a contribution changes what is left', () => {
    const sort = createSorter()
    sort(items, 'left')
    const given = items.map(one => (one.id === 'Cot 9' ? item('Cot 9', 300, 300, '') : one))
    expect(sort(given, 'left').map(({ id }) => id)).toEqual(['Cot 9', 'Éclair toy', 'cot 10'])
    expect(sort(given, 'name')[0]?.id).toBe('Cot 9')
    expect(sort(given, 'left')[0]?.id).toBe('Éclair toy')
  })
})

test('an unknown sort order is the default', () => {
  expect(parseSort('price')).toBeUndefined()
  expect(parseSort('name')).toBe('name')
})
