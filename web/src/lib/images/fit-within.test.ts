import { describe, expect, test } from 'vitest'
import { fitWithin } from './fit-within.ts'

describe('fitWithin', () => {
  test.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3024, height: 4032 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 1600, height: 1600 },
      { width: 1600, height: 1600 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 20_000, height: 1 },
      { width: 1600, height: 1 },
    ],
  ])('scales %j to %j', (from, to) => {
    expect(fitWithin(from, 1600)).toEqual(to)
  })
})
