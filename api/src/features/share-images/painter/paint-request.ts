import type { SharePlan } from '@registry/shared/images/share-image'

/** Messages between the API and the painter process. */
export interface PaintRequest {
  plan: SharePlan
  /** Our own image files of items, in display order. */
  pictures: readonly Uint8Array[]
}

export type PaintResponse = { jpeg: Uint8Array } | { failure: string }
