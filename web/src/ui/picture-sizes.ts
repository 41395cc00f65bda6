import type { ImageFacts } from '@registry/shared/images/image-file-names'

/** What a picture has to lie in, in CSS pixels. */
export interface Room {
  width: number
  height: number
}

/** From here on pages have more than one column. */
const WIDE = '(min-width: 640px)'

function widthIn({ width, height }: Room, picture: Pick<ImageFacts, 'width' | 'height'>): number {
  return Math.round(Math.min(width, (height * picture.width) / picture.height))
}

/**
 * The `sizes` of a picture that is shown whole: how wide it truly is, which for an upright one in a
 * low well is much less than the well.
 */
export function pictureSizes(
  picture: Pick<ImageFacts, 'width' | 'height'>,
  room: Room,
  wideRoom?: Room,
): string {
  const narrow = `${widthIn(room, picture)}px`
  return wideRoom ? `${WIDE} ${widthIn(wideRoom, picture)}px, ${narrow}` : narrow
}
