import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CropHandle, largestCrop, moveCrop } from './move-crop.ts'

const WHOLE = { x: 0, y: 0, width: 100, height: 100 }
const PART = { x: 20, y: 20, width: 50, height: 40 }

describe('moveCrop', () => {
  test.each<[CropHandle, [number, number], object]>([
    ['area', [5, -5], { x: 25, y: 15, width: 50, height: 40 }],
    ['area', [-90, 90], { x: 0, y: 60, width: 50, height: 40 }],
    ['se', [10, 5], { x: 20, y: 20, width: 60, height: 45 }],
    ['se', [90, 90], { x: 20, y: 20, width: 80, height: 80 }],
    ['nw', [10, 10], { x: 30, y: 30, width: 40, height: 30 }],
    ['nw', [-50, -50], { x: 0, y: 0, width: 70, height: 60 }],
    ['ne', [10, -10], { x: 20, y: 10, width: 60, height: 50 }],
    ['sw', [-10, 10], { x: 10, y: 20, width: 60, height: 50 }],
    ['se', [-90, -90], { x: 20, y: 20, width: 10, height: 10 }],
  ])('moves %s by %j', (handle, [x, y], expected) => {
    expect(moveCrop(PART, handle, { x, y })).toEqual(expected)
  })

  test('keeps the shape of a square of an image that is twice as wide as high', () => {
    const square = largestCrop(2)
    expect(square).toEqual({ x: 25, y: 0, width: 50, height: 100 })
    expect(moveCrop(square, 'se', { x: -10, y: 0 }, 2)).toEqual({
      x: 25,
      y: 0,
      width: 40,
      height: 80,
    })
    expect(moveCrop(square, 'se', { x: 0, y: -20 }, 2)).toMatchObject({ width: 40, height: 80 })
    expect(moveCrop(square, 'nw', { x: 0, y: 40 }, 2)).toEqual({
      x: 45,
      y: 40,
      width: 30,
      height: 60,
    })
  })

  test('of a tall image uses the full width for a square', () => {
    expect(largestCrop(0.5)).toEqual({ x: 0, y: 25, width: 100, height: 50 })
    expect(largestCrop(undefined)).toEqual(WHOLE)
  })

  test('never leaves the image, gets smaller than its minimum or loses its shape', () => {
    const handle = fc.constantFrom<CropHandle>('area', 'nw', 'ne', 'sw', 'se')
    const by = fc.record({
      x: fc.integer({ min: -120, max: 120 }),
      y: fc.integer({ min: -120, max: 120 }),
    })
    const ratio = fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined })
    fc.assert(
      fc.property(fc.array(fc.tuple(handle, by), { maxLength: 8 }), ratio, (moves, shape) => {
        const crop = moves.reduce(
          (area, [which, delta]) => moveCrop(area, which, delta, shape),
          largestCrop(shape),
        )
        const { x, y, width, height } = crop
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-6)
        expect(Math.max(width, height)).toBeGreaterThanOrEqual(10 - 1e-6)
        if (shape) expect(height / width).toBeCloseTo(shape, 4)
      }),
    )
  })
})
