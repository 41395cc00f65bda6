import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { imageFileName, imageSrcset } from '../images/image-file-names.ts'
import { createDiskStore } from './disk-store.ts'
import type { ImageFileStore } from './image-file-store.ts'
import { resizeStoredImage, storeImage } from './store-image.ts'

let folder: string
let store: ImageFileStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-pictures-'))
  store = createDiskStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1e6b4e' } })
    .png()
    .toBuffer()

describe('storeImage', () => {
  test('names an image after its content', async () => {
    const kept = await storeImage(store, await image(1200, 600))
    const file = await store.read(imageFileName(kept.hash, 'webp'))
    expect(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    ).toBe(kept.hash)
    expect(kept).toMatchObject({ width: 960, height: 480, widths: [] })
    await storeImage(store, await image(1200, 600))
    expect(await readdir(folder)).toHaveLength(1)
  })
})

describe('resizeStoredImage', () => {
  test.each([
    [1200, 600, [328, 480, 656, 960]],
    [960, 960, [328, 480, 656, 960]],
    [500, 1000, [328, 480]],
    [400, 300, [328, 400]],
    [100, 100, [100]],
  ])(
    'makes of %i by %i pixels every width below its own, and its own',
    async (width, height, widths) => {
      const { hash, ...kept } = await storeImage(store, await image(width, height))
      expect(await resizeStoredImage(store, hash)).toEqual(widths)
      for (const type of ['avif', 'webp'] as const) {
        const named = imageSrcset(hash, type, { ...kept, widths }).split(', ')
        const sizes = await Promise.all(
          named.map(async candidate => {
            const [address = ''] = candidate.split(' ')
            const file = await store.read(path.basename(address))
            const { width: own, format } = await sharp(file).metadata()
            return `${address} ${own}w ${format === 'heif' ? 'avif' : format}`
          }),
        )
        expect(sizes).toEqual(named.map(candidate => `${candidate} ${type}`))
      }
      expect(await readdir(folder)).toHaveLength(widths.length * 2)
    },
  )

  test('generates only missing files', async () => {
    const { hash } = await storeImage(store, await image(400, 400))
    await resizeStoredImage(store, hash)
    const kept = imageFileName(hash, 'avif', 328)
    await store.put(kept, Buffer.from('kept'))
    await store.remove(imageFileName(hash, 'webp', 328))
    await resizeStoredImage(store, hash)
    expect(await store.read(kept)).toEqual(Buffer.from('kept'))
    expect(await store.has(imageFileName(hash, 'webp', 328))).toBe(true)
  })

  test('returns undefined when the image does not exist', async () => {
    expect(await resizeStoredImage(store, 'ab'.repeat(32))).toBeUndefined()
  })
})
