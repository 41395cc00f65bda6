import { amazonExtraction } from './amazon/amazon-extraction.ts'
import { fairpriceExtraction } from './fairprice/fairprice-extraction.ts'
import { ikeaExtraction } from './ikea/ikea-extraction.ts'
import { lazadaExtraction } from './lazada/lazada-extraction.ts'
import { mothercareExtraction } from './mothercare/mothercare-extraction.ts'
import { pupsikExtraction } from './pupsik/pupsik-extraction.ts'
import type { Retailer, RetailerExtraction } from './retailer.ts'
import { shopeeExtraction } from './shopee/shopee-extraction.ts'
import { toysrusExtraction } from './toysrus/toysrus-extraction.ts'
import { uniqloExtraction } from './uniqlo/uniqlo-extraction.ts'

/** Extraction rules by retailer id. Retailers that are not listed need only the generic rules. */
const EXTRACTIONS: Readonly<Record<string, RetailerExtraction>> = {
  lazada: lazadaExtraction,
  shopee: shopeeExtraction,
  amazon: amazonExtraction,
  mothercare: mothercareExtraction,
  ikea: ikeaExtraction,
  toysrus: toysrusExtraction,
  fairprice: fairpriceExtraction,
  pupsik: pupsikExtraction,
  uniqlo: uniqloExtraction,
  daraz: lazadaExtraction,
}

/** Returns the extraction rules of a retailer, empty if there are none. */
export function extractionOf(retailer: Retailer | undefined): RetailerExtraction {
  return (retailer && EXTRACTIONS[retailer.id]) ?? {}
}
