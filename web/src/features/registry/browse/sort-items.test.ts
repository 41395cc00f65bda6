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
const order = (sort: Sort | undefined) => createSorter()(items, sort).items.map(({ id }) => id)
const given = items.map(one => (one.id === 'Cot 9' ? item('Cot 9', 300, 300, '') : one))

/** Creates a sorter, and a function that sorts as for a rendering that is displayed and returns the ids. */
function createDisplay() {
  const sort = createSorter()
  const display = (...request: Parameters<typeof sort>) => {
    const { items: sorted, keep } = sort(...request)
    keep()
    return sorted.map(({ id }) => id)
  }
  return { sort, display }
}

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
    const { display } = createDisplay()
    display(items, 'left')
    expect(display(given, 'left')).toEqual(['Cot 9', 'Éclair toy', 'cot 10'])
    expect(display(given, 'name')[0]).toBe('Cot 9')
    expect(display(given, 'left')[0]).toBe('Éclair toy')
  })

  test('keep their places after a rendering that is not displayed', () => {
    const { sort, display } = createDisplay()
    display(items, 'left')
    sort(given, 'name')
    expect(display(given, 'left')).toEqual(['Cot 9', 'Éclair toy', 'cot 10'])
  })
})

test('an unknown sort order is the default', () => {
  expect(parseSort('price')).toBeUndefined()
  expect(parseSort('name')).toBe('name')
})
