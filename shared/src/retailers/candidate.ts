import type { PageNode } from '../page/page.ts'

/** A value of a field, which rule it comes from and how far that rule is to be trusted (0 to 1). */
export interface Candidate {
  value: string
  rule: string
  weight: number
}

/** An amount with its currency, always of one and the same place on the page. */
export interface PriceCandidate {
  minor: number
  currency: string | null
  role: 'current' | 'original'
  rule: string
  weight: number
  /** The lower end of a range: what is chosen may cost more. */
  isLowest?: boolean | undefined
  node?: PageNode
}
