import type { PublicItem } from '@registry/shared/contract/items/items'
import { escapeHtml } from '@registry/shared/html/escape-html'
import { imageSrcset, parseImageHash } from '@registry/shared/images/image-file-names'
import { cardImageSizes } from '../../features/registry/items/item-card-image.tsx'

/**
 * Returns a preload link for the first card's image, so that it loads in parallel with the CSS. React
 * adds one itself only for images outside of a `picture` element.
 */
export function firstImagePreload([item]: PublicItem[]): string {
  const hash = item?.thumbnailUrl && parseImageHash(item.thumbnailUrl)
  if (!hash || !item.picture || item.picture.widths.length === 0) return ''
  const attributes = {
    rel: 'preload',
    as: 'image',
    // Browsers without AVIF ignore the link.
    type: 'image/avif',
    imagesrcset: imageSrcset(hash, 'avif', item.picture),
    imagesizes: cardImageSizes(item.picture),
    fetchpriority: 'high',
  }
  const written = Object.entries(attributes).map(([name, text]) => `${name}="${escapeHtml(text)}"`)
  return `<link ${written.join(' ')}>`
}
