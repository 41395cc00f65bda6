import readCode from 'jsqr'
import { describe, expect, test } from 'vitest'
import { QUIET_ZONE, qrPath } from './qr-path.ts'

const SCALE = 4

/** Fills the path's bars into an RGBA picture, as a browser would. */
function draw({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const start = row * side + Number(x) * SCALE
      const end = start + Number(width) * SCALE
      for (let pixel = start; pixel < end; pixel++) pixels.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return pixels
}

describe('qrPath', () => {
  test.each([
    '00020101021226520009SG.PAYNOW010100211+6590000000030100408202603155204000053037025405',
    'upi://pay?pa=anjali.tan@examplebank&pn=ANJALI&am=3300.00&cu=INR',
    'x',
  ])('draws %s so that it reads the same', text => {
    const qr = qrPath(text)
    const side = qr.size * SCALE
    expect(readCode(draw(qr), side, side)?.data).toBe(text)
  })

  // The capacities of ISO/IEC 18004 at level M: 34 digits or 122 bytes, and not one more.
  test.each([
    ['digits, packed tightly', '1'.repeat(34), 21],
    ['one digit more', '1'.repeat(35), 25],
    ['a link, as plain bytes', `upi://pay?${'1'.repeat(112)}`, 45],
    ['one byte more', `upi://pay?${'1'.repeat(113)}`, 49],
  ])('has the size of level M for %s', (_what, text, modules) => {
    expect(qrPath(text).size).toBe(modules + 2 * QUIET_ZONE)
  })

  test('keeps four white modules on every side', () => {
    const { size, path } = qrPath('https://example.com')
    for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(QUIET_ZONE)
      expect(Math.max(Number(x) + Number(width), Number(y) + 1)).toBeLessThanOrEqual(
        size - QUIET_ZONE,
      )
    }
  })
})
