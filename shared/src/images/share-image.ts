/** Pixels of the picture that link previews show. */
export const SHARE_IMAGE_WIDTH = 1200
export const SHARE_IMAGE_HEIGHT = 630
/** Messengers leave out what is larger; in bytes. */
export const SHARE_IMAGE_MAX_BYTES = 300_000

/** What a share image says. Whoever has the link may see it: it names no contributor. */
export interface SharePlan {
  title: string
  subtitle: string
  /** Items that are fully gifted, and all of them. */
  gifted: number
  total: number
}

/** A share image: what it says, whose pictures are on it, and a name for how it looks. */
export interface ShareImage {
  plan: SharePlan
  /** Hashes of item pictures of our own keeping. */
  imageHashes: string[]
  /** Another for each state that looks different. */
  version: string
}
