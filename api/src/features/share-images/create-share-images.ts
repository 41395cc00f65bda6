import { AppError } from '@registry/shared/errors/app-error'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { imageFileName } from '@registry/shared/images/image-file-names'
import type { ShareImage } from '@registry/shared/images/share-image'
import { LRUCache } from 'lru-cache'
import type { ShareImages } from '../../http/app.ts'
import type { Painter } from './create-painter.ts'

/** Maximum number of cached images of less than 300 kB each. */
const CACHE_SIZE = 64
/** Maximum number of queued images; each takes about half a second. */
const MAX_WAITING = 20
const RETRY_S = 10

interface Parts {
  painter: Painter
  imageFiles: ImageFileStore
}

/** Creates the renderer with a cache of the most recently requested images. */
export function createShareImages({ painter, imageFiles }: Parts): ShareImages {
  const cache = new LRUCache<string, Uint8Array>({ max: CACHE_SIZE })
  const drawing = new Map<string, Promise<Uint8Array>>()

  async function draw({ plan, imageHashes, version }: ShareImage): Promise<Uint8Array> {
    const files = await Promise.all(
      imageHashes.map(hash => imageFiles.read(imageFileName(hash, 'webp'))),
    )
    const found = files.filter(file => file !== undefined)
    const jpeg = await painter.paint({ plan, pictures: found })
    cache.set(version, jpeg)
    return jpeg
  }

  return {
    has: ({ version }) => cache.get(version) !== undefined,
    async read(image) {
      const { version } = image
      const known = cache.get(version) ?? drawing.get(version)
      if (known) return known
      if (drawing.size >= MAX_WAITING) throw new AppError('UNAVAILABLE', { retryAfterS: RETRY_S })
      const drawn = draw(image).finally(() => drawing.delete(version))
      drawing.set(version, drawn)
      return drawn
    },
    stop: () => painter.stop(),
  }
}
