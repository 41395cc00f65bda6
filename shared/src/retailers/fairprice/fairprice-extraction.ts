import type { RetailerExtraction } from '../retailer.ts'
import { FAIRPRICE_RULES } from './fairprice-rules.ts'

/** Extraction rules for FairPrice's pages. */
export const fairpriceExtraction: RetailerExtraction = {
  rules: FAIRPRICE_RULES,
  only: ['price'],
}
