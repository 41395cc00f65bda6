import type { ImageFacts } from '@registry/shared/images/image-file-names'

/** Size of an image's container, in CSS pixels. */
export interface Room {
  width: number
  height: number
}

/** Breakpoint above which pages have more than one column. */
const WIDE = '(min-width: 640px)'

function widthIn({ width, height }: Room, image: Pick<ImageFacts, 'width' | 'height'>): number {
  return Math.round(Math.min(width, (height * image.width) / image.height))
}

/**
 * Returns the `sizes` attribute of an image with `object-fit: contain`: its displayed width, which for
 * a portrait image in a low container is much less than the container's.
 */
export function pictureSizes(
  image: Pick<ImageFacts, 'width' | 'height'>,
  room: Room,
  wideRoom?: Room,
): string {
  const narrow = `${widthIn(room, image)}px`
  return wideRoom ? `${WIDE} ${widthIn(wideRoom, image)}px, ${narrow}` : narrow
}
