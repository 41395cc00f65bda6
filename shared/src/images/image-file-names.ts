/** Widths in pixels of an image on a card: 328 CSS px at 1, 1.5, 2 and 3 times the pixel density. */
const CARD_WIDTHS = [328, 480, 656, 960] as const
/** Maximum side of a stored image, in pixels. */
export const MAX_IMAGE_SIDE = 960
/** Minimum side of an image, in pixels: smaller ones on a product page are icons and tracking pixels. */
export const MIN_IMAGE_SIDE = 80

export const IMAGE_TYPES = ['avif', 'webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Dimensions, colour and available widths of a stored image, for its layout. */
export interface ImageFacts {
  /** Width of the largest file, in pixels. */
  width: number
  height: number
  /** Dominant colour as #rrggbb; null for a transparent image. */
  colour: string | null
  /** Available widths in AVIF and WebP, the original width last; empty until they are generated. */
  widths: number[]
}

const FILE = /^([0-9a-f]{64})(?:-(?:328|480|656))?\.(?:avif|webp)$/
const OWN_PATH = /^\/images\/([0-9a-f]{64})\.webp$/

/** True if a name has the form of a stored image's file name. */
export function isImageFileName(name: string): boolean {
  return FILE.test(name)
}

/** Returns the URL path of a stored image; `hash` is that of its largest WebP. */
export function imagePath(hash: string): string {
  return `/images/${hash}.webp`
}

/** Returns the hash in such a path; undefined for any other text. */
export function parseImageHash(path: string): string | undefined {
  return OWN_PATH.exec(path)?.[1]
}

/** Returns a file name; without `width` that of the original width. */
export function imageFileName(hash: string, type: ImageType, width?: number): string {
  return width === undefined ? `${hash}.${type}` : `${hash}-${width}.${type}`
}

/** Returns the widths to generate: the card widths below the original, and the original. */
export function imageWidths(ownWidth: number): number[] {
  return [...CARD_WIDTHS.filter(width => width < ownWidth), ownWidth]
}

/** Returns all file names that an image can have. */
export function imageFileNames(hash: string): string[] {
  const widths = [undefined, ...CARD_WIDTHS.filter(width => width < MAX_IMAGE_SIDE)]
  return widths.flatMap(width => IMAGE_TYPES.map(type => imageFileName(hash, type, width)))
}

/** Returns the `srcset` of an image in one format, with the available widths only. */
export function imageSrcset(
  hash: string,
  type: ImageType,
  image: Pick<ImageFacts, 'width' | 'widths'>,
): string {
  return image.widths
    .map(width => {
      const file = imageFileName(hash, type, width === image.width ? undefined : width)
      return `/images/${file} ${width}w`
    })
    .join(', ')
}
