import { amazonReading } from './amazon/amazon-reading.ts'
import { fairpriceReading } from './fairprice/fairprice-reading.ts'
import { ikeaReading } from './ikea/ikea-reading.ts'
import { lazadaReading } from './lazada/lazada-reading.ts'
import { mothercareReading } from './mothercare/mothercare-reading.ts'
import { pupsikReading } from './pupsik/pupsik-reading.ts'
import type { Retailer, RetailerReading } from './retailer.ts'
import { shopeeReading } from './shopee/shopee-reading.ts'
import { toysrusReading } from './toysrus/toysrus-reading.ts'
import { uniqloReading } from './uniqlo/uniqlo-reading.ts'

/** Extraction rules by retailer id. Retailers that are not listed need only the generic rules. */
const READINGS: Readonly<Record<string, RetailerReading>> = {
  lazada: lazadaReading,
  shopee: shopeeReading,
  amazon: amazonReading,
  mothercare: mothercareReading,
  ikea: ikeaReading,
  toysrus: toysrusReading,
  fairprice: fairpriceReading,
  pupsik: pupsikReading,
  uniqlo: uniqloReading,
  daraz: lazadaReading,
}

/** Returns the extraction rules of a retailer, empty if there are none. */
export function readingOf(retailer: Retailer | undefined): RetailerReading {
  return (retailer && READINGS[retailer.id]) ?? {}
}
