import { describe, expect, test } from 'vitest'
import { createShareImages } from './create-share-images.ts'

const plan = { title: 'Baby Tan', subtitle: '', gifted: 0, total: 1 }
const image = (version: string) => ({ plan, imageHashes: [], version })
const imageFiles = {
  put: async () => undefined,
  read: async () => undefined,
  has: async () => false,
  remove: async () => undefined,
}

/** Replaces the painter's process; tests decide when each image is finished. */
function openStudio() {
  const ordered: PromiseWithResolvers<Uint8Array>[] = []
  const painter = {
    paint() {
      const painting = Promise.withResolvers<Uint8Array>()
      ordered.push(painting)
      return painting.promise
    },
    stop: () => undefined,
  }
  return { ordered, images: createShareImages({ painter, imageFiles }) }
}

describe('share images', () => {
  test('are rendered once for concurrent requests and then cached', async () => {
    const { ordered, images } = openStudio()
    const asked = Array.from({ length: 30 }, () => images.read(image('a')))
    await expect.poll(() => ordered.length).toBe(1)
    const jpeg = Buffer.from('jpeg')
    ordered[0]?.resolve(jpeg)
    expect(await Promise.all(asked)).toEqual(asked.map(() => jpeg))
    expect(await images.read(image('a'))).toBe(jpeg)
    expect([ordered.length, images.has(image('a'))]).toEqual([1, true])
  })

  test('that failed are rendered again on the next request', async () => {
    const { ordered, images } = openStudio()
    const failed = expect(images.read(image('a'))).rejects.toThrow('no')
    await expect.poll(() => ordered.length).toBe(1)
    ordered[0]?.reject(new Error('no'))
    await failed
    void images.read(image('a'))
    await expect.poll(() => ordered.length).toBe(2)
  })

  test('that were requested longest ago leave a cache of 64', async () => {
    const { ordered, images } = openStudio()
    for (let n = 0; n < 65; n += 1) {
      const read = images.read(image(`${n}`))
      await expect.poll(() => ordered.length).toBe(n + 1)
      ordered[n]?.resolve(Buffer.from('jpeg'))
      await read
    }
    expect(['0', '1', '64'].map(version => images.has(image(version)))).toEqual([false, true, true])
  })

  test('return 503 while too many are queued', async () => {
    const { images } = openStudio()
    for (let n = 0; n < 20; n += 1) void images.read(image(`${n}`))
    await expect(images.read(image('more'))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
