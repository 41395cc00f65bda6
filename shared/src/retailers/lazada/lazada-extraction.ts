import type { RetailerExtraction } from '../retailer.ts'
import { chosenSku } from './chosen-sku.ts'
import { isHeadFresh, LAZADA_RULES, statedItems } from './lazada-rules.ts'

/** Extraction rules for Lazada's platform, including Daraz. */
export const lazadaExtraction: RetailerExtraction = {
  chosen: input => {
    const sku = chosenSku(input)
    return sku ? [{ sku }] : []
  },
  rules: LAZADA_RULES,
  only: ['name', 'price', 'image', 'description', 'category'],
  isHeadFresh,
  statedItems,
}
