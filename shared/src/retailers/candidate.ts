/** A candidate value of a field, with the rule that found it and its weight (0 to 1). */
export interface Candidate {
  value: string
  rule: string
  weight: number
}

/** A candidate price; amount and currency are from the same place on the page. */
export interface PriceCandidate {
  minor: number
  currency: string | null
  role: 'current' | 'original'
  rule: string
  weight: number
  /** The lower end of a range: the selected variant may cost more. */
  isLowest?: boolean | undefined
  /** One of several offers with different prices, none of which the URL selects. */
  isOneOfMany?: boolean | undefined
}
