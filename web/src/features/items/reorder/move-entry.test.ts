import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveEntry } from './move-entry.ts'

const list = fc.uniqueArray(fc.nat(), { maxLength: 40 })

describe('moveEntry', () => {
  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [1, 99, ['a', 'c', 'b']],
    [1, -5, ['b', 'a', 'c']],
    [7, 0, ['a', 'b', 'c']],
  ])('from %i to %i returns %j', (from, to, moved) => {
    expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(moved)
  })

  test('preserves all entries and the relative order of the others', () => {
    fc.assert(
      fc.property(list, fc.nat(50), fc.integer({ min: -5, max: 50 }), (all, from, to) => {
        const moved = moveEntry(all, from, to)
        const others = (entries: readonly number[]) => entries.filter(one => one !== all[from])
        expect(moved.toSorted()).toEqual(all.toSorted())
        expect(others(moved)).toEqual(others(all))
      }),
    )
  })

  test('is reverted by moving back', () => {
    fc.assert(
      fc.property(
        list.filter(all => all.length > 0),
        fc.nat(),
        fc.nat(),
        (all, a, b) => {
          const [from, to] = [a % all.length, b % all.length]
          expect(moveEntry(moveEntry(all, from, to), to, from)).toEqual(all)
        },
      ),
    )
  })
})
