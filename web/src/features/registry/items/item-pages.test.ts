import { describe, expect, test } from 'vitest'
import { findItemPage } from './item-pages.ts'

describe('findItemPage', () => {
  test.each([
    [undefined, 0, 1, 0, 0],
    [undefined, 12, 1, 0, 12],
    [undefined, 30, 1, 0, 30],
    [undefined, 31, 1, 0, 24],
    ['2', 31, 2, 24, 31],
    ['2', 500, 2, 24, 48],
    ['21', 500, 21, 480, 500],
    ['21', 510, 21, 480, 510],
    ['22', 500, 1, 0, 24],
    ['0', 500, 1, 0, 24],
    ['-1', 500, 1, 0, 24],
    ['2e0', 500, 1, 0, 24],
    ['', 500, 1, 0, 24],
  ])(
    'page %j of %i items is page %i with the items from %i to %i',
    (requested, total, number, start, end) => {
      expect(findItemPage(requested, total)).toEqual({ number, start, end })
    },
  )

  test('the pages together have every item once', () => {
    for (let total = 0; total <= 200; total += 1) {
      let seen = 0
      for (let number = 1; seen < total; number += 1) {
        const { start, end } = findItemPage(String(number), total)
        expect(start).toBe(seen)
        seen = end
      }
      expect(seen).toBe(total)
    }
  })
})
