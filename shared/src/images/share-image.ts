/** Size in pixels of the image for link previews. */
export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630
/** Maximum size in bytes: messengers ignore larger previews. */
export const SHARE_IMAGE_MAX_BYTES = 300_000

/** Text on a share image. Public to everyone with the link, so it names no contributor. */
export interface SharePlan {
  title: string
  subtitle: string
  /** Number of fully gifted items, and of all items. */
  gifted: number
  total: number
}

/** Text, item images and version of a share image. */
export interface ShareImage {
  plan: SharePlan
  /** Hashes of stored item images. */
  imageHashes: string[]
  /** Changes whenever the image would look different. */
  version: string
}
