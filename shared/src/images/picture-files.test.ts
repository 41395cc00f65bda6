import { describe, expect, test } from 'vitest'
import {
  isPictureFile,
  pictureFiles,
  pictureHash,
  picturePath,
  pictureSrcset,
  pictureWidths,
} from './picture-files.ts'

const HASH = 'ab'.repeat(32)

describe('pictureWidths', () => {
  test.each([
    [960, [328, 480, 656, 960]],
    [700, [328, 480, 656, 700]],
    [480, [328, 480]],
    [200, [200]],
  ])('of %i pixels are none larger', (own, widths) => {
    expect(pictureWidths(own)).toEqual(widths)
  })
})

describe('pictureSrcset', () => {
  test('names what is there, in its true width', () => {
    expect(pictureSrcset(HASH, 'webp', { width: 500, widths: [328, 480, 500] })).toBe(
      `/images/${HASH}-328.webp 328w, /images/${HASH}-480.webp 480w, /images/${HASH}.webp 500w`,
    )
    expect(pictureSrcset(HASH, 'avif', { width: 500, widths: [] })).toBe('')
  })

  test('names no file that is not served', () => {
    for (const width of [100, 328, 400, 960]) {
      const widths = pictureWidths(width)
      const named = pictureSrcset(HASH, 'avif', { width, widths }).match(/[^/]+\.avif/g)
      expect(named).toHaveLength(widths.length)
      expect(named?.every(isPictureFile)).toBe(true)
      expect(pictureFiles(HASH)).toEqual(expect.arrayContaining(named ?? []))
    }
  })
})

describe('pictureHash', () => {
  test('reads what picturePath wrote, and no other address', () => {
    expect(pictureHash(picturePath(HASH))).toBe(HASH)
    for (const other of [
      `https://shop.example${picturePath(HASH)}`,
      `/images/${HASH}-328.webp`,
      '/',
    ])
      expect(pictureHash(other)).toBeUndefined()
  })
})
