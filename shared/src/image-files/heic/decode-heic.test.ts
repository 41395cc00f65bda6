import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { largeHeic, smallHeic } from '../../../test/heic-photos.ts'
import { decodeImage } from '../decode-image.ts'
import { decodeHeic, isHeic } from './decode-heic.ts'

describe('isHeic', () => {
  test('tells HEIC from AVIF, JPEG and short files', async () => {
    const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: '#1e6b4e' } })
    expect(isHeic(smallHeic)).toBe(true)
    expect(isHeic(await plain.clone().avif().toBuffer())).toBe(false)
    expect(isHeic(await plain.clone().jpeg().toBuffer())).toBe(false)
    expect(isHeic(smallHeic.subarray(0, 6))).toBe(false)
  })
})

describe('a HEIC photo', () => {
  test('is decoded to its colours', async () => {
    const { data, info } = await decodeImage(smallHeic)
    expect(info).toMatchObject({ width: 160, height: 120 })
    const colourAt = (x: number) => {
      const start = (60 * info.width + x) * info.channels
      return [...data.subarray(start, start + 3)].map(part => Math.round(part / 32) * 32)
    }
    expect([colourAt(20), colourAt(140)]).toEqual([
      [224, 32, 32],
      [32, 32, 224],
    ])
  })

  test.each([
    ['cut off', smallHeic.subarray(0, 600), {}, /decode/],
    ['only begun', smallHeic.subarray(0, 40), {}, /decode/],
    ['above the limit of pixels', smallHeic, { maxPixels: 19_199 }, /too large/],
    ['above the limit of memory', largeHeic, { maxMemoryBytes: 20_000_000 }, /decode/],
    ['not decoded in time', smallHeic, { timeoutMs: 1 }, /abort/],
  ])('is rejected when %s', async (_what, bytes, limits, reason) => {
    await expect(decodeHeic(bytes, limits)).rejects.toThrow(reason)
  })
})
