import { describe, expect, test } from 'vitest'
import { pictureSizes } from './picture-sizes.ts'

describe('pictureSizes', () => {
  test.each([
    ['a wide picture fills the width', 960, 240, '300px'],
    ['a square one the height', 500, 500, '120px'],
    ['an upright one is narrower still', 480, 960, '60px'],
  ])('%s', (_what, width, height, sizes) => {
    expect(pictureSizes({ width, height }, { width: 300, height: 120 })).toBe(sizes)
  })

  test('tells the two rooms apart by the window', () => {
    const rooms = [
      { width: 300, height: 120 },
      { width: 200, height: 300 },
    ] as const
    expect(pictureSizes({ width: 600, height: 600 }, ...rooms)).toBe(
      '(min-width: 640px) 200px, 120px',
    )
  })
})
