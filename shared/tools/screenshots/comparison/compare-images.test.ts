import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { compareImages } from './compare-images.ts'

function createImage(width: number, height: number, grey = 200): PNG {
  const image = new PNG({ width, height })
  image.data.fill(grey)
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
  return image
}

const encode = (image: PNG) => PNG.sync.write(image)

describe('compareImages', () => {
  test('returns undefined for equal pixels in another encoding', () => {
    const image = createImage(4, 3)
    expect(compareImages(encode(image), PNG.sync.write(image, { filterType: 0 }))).toBeUndefined()
  })

  test('ignores a few faint differences', () => {
    const changed = createImage(4, 3)
    changed.data.fill(204, 0, 3)
    expect(compareImages(encode(createImage(4, 3)), encode(changed))).toBeUndefined()
  })

  test('counts a single clear difference', () => {
    const changed = createImage(4, 3)
    changed.data.fill(220, 0, 3)
    expect(compareImages(encode(createImage(4, 3)), encode(changed))?.pixels).toBe(1)
  })

  test('counts faint differences of a whole area', () => {
    const changed = createImage(20, 20, 201)
    expect(compareImages(encode(createImage(20, 20)), encode(changed))?.pixels).toBe(400)
  })

  test('counts the pixels by which one image is larger', () => {
    const difference = compareImages(encode(createImage(4, 3)), encode(createImage(4, 5)))
    expect(difference?.pixels).toBe(8)
  })

  test('joins both images and their difference', () => {
    const difference = compareImages(encode(createImage(4, 3)), encode(createImage(2, 5, 90)))
    const { width, height } = PNG.sync.read(difference?.sideBySide ?? Buffer.alloc(0))
    expect([width, height]).toEqual([12, 5])
  })
})
