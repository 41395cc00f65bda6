import type {
  FoundProduct,
  LookupCode,
  LookupStage,
} from '@registry/shared/contract/product-lookups'

/** How far the reading of a link has come. */
export type LookupState = { status: 'idle' } | Reading | ReadLookup | FailedLookup

export interface ReadLookup {
  status: 'success' | 'partial'
  url: string
  product: FoundProduct
  isCached: boolean
}

export interface Reading {
  status: 'loading'
  url: string
  /** What is being tried; unknown in the first moments. */
  stage?: LookupStage
}

export interface FailedLookup {
  status: 'failed'
  url: string
  code: LookupCode | undefined
  /** What went wrong, and one more sentence where there is one to say. */
  error: string
  reason: string | undefined
}
