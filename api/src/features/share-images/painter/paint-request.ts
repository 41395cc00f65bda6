import type { SharePlan } from '@registry/shared/images/share-image'

/** What the painter is asked for and answers, over the channel between its process and the api's. */
export interface PaintRequest {
  plan: SharePlan
  /** Item pictures of our own keeping, in the order in which they are shown. */
  pictures: readonly Uint8Array[]
}

export type PaintResponse = { jpeg: Uint8Array } | { failure: string }
