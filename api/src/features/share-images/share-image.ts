import { createHash } from 'node:crypto'
import { parseImageHash } from '@registry/shared/images/image-file-names'
import type { ShareImage, SharePlan } from '@registry/shared/images/share-image'
import type { PublicRegistry } from '../../http/public-registry.ts'

/** Increment to change the URLs of all share images after a design change. */
const DESIGN = 1
const MAX_PICTURES = 4
const VERSION_LENGTH = 16

/** Returns the current share image of a registry with the first images of its page. */
export function shareImageOf({ registryOwner, items }: PublicRegistry): ShareImage {
  const plan: SharePlan = {
    title: registryOwner.registryTitle,
    subtitle: registryOwner.registrySubtitle,
    gifted: items.filter(item => item.isFullyFunded).length,
    total: items.length,
  }
  const hashes = items.flatMap(({ thumbnailUrl }) => parseImageHash(thumbnailUrl ?? '') ?? [])
  const imageHashes = [...new Set(hashes)].slice(0, MAX_PICTURES)
  const state = JSON.stringify([DESIGN, plan, imageHashes])
  const version = createHash('sha256').update(state).digest('base64url').slice(0, VERSION_LENGTH)
  return { plan, imageHashes, version }
}

/** Returns the path of a share image. Messengers cache images, so each version has its own URL. */
export function shareImagePath(slug: string, { version }: ShareImage): string {
  return `/api/registry/${encodeURIComponent(slug)}/share-image.jpg?v=${version}`
}
