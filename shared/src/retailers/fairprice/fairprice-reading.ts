import type { RetailerReading } from '../retailer.ts'
import { FAIRPRICE_RULES } from './fairprice-rules.ts'

/** Extraction rules for FairPrice's pages. */
export const fairpriceReading: RetailerReading = {
  rules: FAIRPRICE_RULES,
  only: ['price'],
}
