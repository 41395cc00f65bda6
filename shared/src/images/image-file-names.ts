/** Widths in pixels at which a card asks for a picture: once, one and a half, two and three to a point. */
const CARD_WIDTHS = [328, 480, 656, 960] as const
/** A picture is kept with no longer side than this. */
export const MAX_IMAGE_SIDE = 960

export const IMAGE_TYPES = ['avif', 'webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** What a page must know of a kept picture to draw it well. */
export interface ImageFacts {
  /** Pixels of the largest file. */
  width: number
  height: number
  /** The colour that most of it has, as #rrggbb; none where one can see through it. */
  colour: string | null
  /** Widths that are there as AVIF and as WebP, the own width last; none until they are made. */
  widths: number[]
}

const FILE = /^([0-9a-f]{64})(?:-(?:328|480|656))?\.(?:avif|webp)$/
const OWN_PATH = /^\/images\/([0-9a-f]{64})\.webp$/

/** Whether a name is one that a kept picture's file may have. */
export function isImageFileName(name: string): boolean {
  return FILE.test(name)
}

/** Where a kept picture is served from; `hash` is that of its largest WebP. */
export function imagePath(hash: string): string {
  return `/images/${hash}.webp`
}

/** The hash in such a path; undefined for any other address. */
export function parseImageHash(path: string): string | undefined {
  return OWN_PATH.exec(path)?.[1]
}

/** The name of a picture's file in a width below its own, or in its own where none is given. */
export function imageFileName(hash: string, type: ImageType, width?: number): string {
  return width === undefined ? `${hash}.${type}` : `${hash}-${width}.${type}`
}

/** The widths to make of a picture: no larger than itself, and itself. */
export function imageWidths(ownWidth: number): number[] {
  return [...CARD_WIDTHS.filter(width => width < ownWidth), ownWidth]
}

/** Every file that a picture may have. */
export function imageFileNames(hash: string): string[] {
  const widths = [undefined, ...CARD_WIDTHS.filter(width => width < MAX_IMAGE_SIDE)]
  return widths.flatMap(width => IMAGE_TYPES.map(type => imageFileName(hash, type, width)))
}

/** The `srcset` of a picture in one type: what is there and nothing more. */
export function imageSrcset(
  hash: string,
  type: ImageType,
  picture: Pick<ImageFacts, 'width' | 'widths'>,
): string {
  return picture.widths
    .map(width => {
      const file = imageFileName(hash, type, width === picture.width ? undefined : width)
      return `/images/${file} ${width}w`
    })
    .join(', ')
}
