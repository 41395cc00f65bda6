import type { Retailer } from './retailer.ts'

/** Every retailer that is known by name. */
export const ALL_RETAILERS: readonly Retailer[] = []
