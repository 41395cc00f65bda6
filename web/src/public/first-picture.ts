import type { PublicItem } from '@registry/shared/contract/items'
import { escapeHtml } from '@registry/shared/html/escape-html'
import { imageSrcset, parseImageHash } from '@registry/shared/images/image-file-names'
import { cardImageSizes } from '../features/registry/card-image.tsx'

/**
 * Has the first card's picture fetched with the page's style, not after it. React does the same for
 * a picture without a choice of files, and for none inside a `picture`.
 */
export function firstPicture([item]: PublicItem[]): string {
  const hash = item?.thumbnailUrl && parseImageHash(item.thumbnailUrl)
  if (!hash || !item.picture || item.picture.widths.length === 0) return ''
  const attributes = {
    rel: 'preload',
    as: 'image',
    // A browser that cannot read it leaves the link alone.
    type: 'image/avif',
    imagesrcset: imageSrcset(hash, 'avif', item.picture),
    imagesizes: cardImageSizes(item.picture),
    fetchpriority: 'high',
  }
  const written = Object.entries(attributes).map(([name, text]) => `${name}="${escapeHtml(text)}"`)
  return `<link ${written.join(' ')}>`
}
