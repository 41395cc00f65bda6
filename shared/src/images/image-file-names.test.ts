import { describe, expect, test } from 'vitest'
import {
  imageFileNames,
  imagePath,
  imageSrcset,
  imageWidths,
  isImageFileName,
  parseImageHash,
} from './image-file-names.ts'

const HASH = 'ab'.repeat(32)

describe('imageWidths', () => {
  test.each([
    [960, [328, 480, 656, 960]],
    [700, [328, 480, 656, 700]],
    [480, [328, 480]],
    [200, [200]],
  ])('returns no width above %i pixels', (own, widths) => {
    expect(imageWidths(own)).toEqual(widths)
  })
})

describe('imageSrcset', () => {
  test('contains the available widths', () => {
    expect(imageSrcset(HASH, 'webp', { width: 500, widths: [328, 480, 500] })).toBe(
      `/images/${HASH}-328.webp 328w, /images/${HASH}-480.webp 480w, /images/${HASH}.webp 500w`,
    )
    expect(imageSrcset(HASH, 'avif', { width: 500, widths: [] })).toBe('')
  })

  test('contains only valid file names', () => {
    for (const width of [100, 328, 400, 960]) {
      const widths = imageWidths(width)
      const named = imageSrcset(HASH, 'avif', { width, widths }).match(/[^/]+\.avif/g)
      expect(named).toHaveLength(widths.length)
      expect(named?.every(isImageFileName)).toBe(true)
      expect(imageFileNames(HASH)).toEqual(expect.arrayContaining(named ?? []))
    }
  })
})

describe('parseImageHash', () => {
  test('parses imagePath and no other URL', () => {
    expect(parseImageHash(imagePath(HASH))).toBe(HASH)
    for (const other of [`https://shop.example${imagePath(HASH)}`, `/images/${HASH}-328.webp`, '/'])
      expect(parseImageHash(other)).toBeUndefined()
  })
})
