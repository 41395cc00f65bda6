import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

const TEXT = 'upi://pay?pa=priya.tan@examplebank&pn=Priya&tn=Pram%20%26%20cot&am=814.00&cu=INR'
const image = () => sharp(Buffer.from(drawQr(TEXT), 'base64'))

describe('the image of a QR code', () => {
  test('is at least 1,024 pixels wide and square', async () => {
    const { width, height } = await image().metadata()
    expect(width).toBeGreaterThanOrEqual(1_024)
    expect(height).toBe(width)
  })

  test('takes one bit a pixel and less than 3 kB', async () => {
    const { bitsPerSample, size = 0 } = await image().metadata()
    expect(bitsPerSample).toBe(1)
    expect(size).toBeLessThan(3_000)
  })

  test('has modules of one size, and a white margin of four modules', async () => {
    const { data, info } = await image()
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const rows = Array.from({ length: info.height }, (_, y) =>
      data.subarray(y * info.width, (y + 1) * info.width),
    )
    const firstDark = rows.findIndex(row => row.includes(0))
    const module = firstDark / 4
    expect(Number.isInteger(module)).toBe(true)
    expect(info.width % module).toBe(0)
    for (const [y, row] of rows.entries()) {
      expect(row.equals(rows[y - (y % module)] ?? row)).toBe(true)
      const isMargin = y < firstDark || y >= info.height - firstDark
      expect(row.includes(0)).toBe(!isMargin)
      expect(row.indexOf(0) === -1 || row.indexOf(0) >= firstDark).toBe(true)
      const changes = [...row.keys()].filter(x => x > 0 && row[x] !== row[x - 1])
      expect(changes.every(x => x % module === 0)).toBe(true)
    }
  })
})
