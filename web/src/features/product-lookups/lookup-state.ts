import type { FoundProduct, LookupCode } from '@registry/shared/contract/items/product-lookups'
import type { LookupReason } from '@registry/shared/messages/items/lookup-failures'

/** State of a product lookup. */
export type LookupState = { status: 'idle' } | PendingLookup | SuccessfulLookup | FailedLookup

export interface SuccessfulLookup {
  status: 'success' | 'partial'
  url: string
  product: FoundProduct
  isCached: boolean
  /** True when the scrape continues after the response and may find more. */
  isStillReading?: boolean
}

export interface PendingLookup {
  status: 'loading'
  url: string
  lookupId: string
}

export interface FailedLookup {
  status: 'failed'
  url: string
  code: LookupCode | undefined
  cause: LookupReason | undefined
  /** True when the scrape continues after the response. */
  isStillReading?: boolean
  /** Error text, and optionally a second sentence with the reason. */
  error: string
  reason: string | undefined
}
