import type { RetailerReading } from '../retailer.ts'
import { chosenSku } from './chosen-sku.ts'
import { LAZADA_RULES } from './lazada-rules.ts'

/** What is read first in the pages of Lazada's platform, which Daraz shares. */
export const lazadaReading: RetailerReading = {
  chosen: input => {
    const sku = chosenSku(input)
    return sku ? [{ sku }] : []
  },
  rules: LAZADA_RULES,
  only: ['name', 'price', 'image', 'description', 'category'],
}
