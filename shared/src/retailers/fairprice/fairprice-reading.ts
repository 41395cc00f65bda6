import type { RetailerReading } from '../retailer.ts'
import { FAIRPRICE_RULES } from './fairprice-rules.ts'

/** What is read first in the pages of FairPrice. */
export const fairpriceReading: RetailerReading = {
  rules: FAIRPRICE_RULES,
  only: ['price'],
}
