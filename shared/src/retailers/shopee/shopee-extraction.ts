import type { RetailerExtraction } from '../retailer.ts'
import { chosenModel } from './chosen-model.ts'
import { modelOfShownPrice } from './item-price.ts'
import { freshProductOf, statedItems } from './shopee-item.ts'
import { SHOPEE_RULES } from './shopee-rules.ts'

/** Extraction rules for Shopee's pages. */
export const shopeeExtraction: RetailerExtraction = {
  chosen: input => {
    const model = chosenModel(input) ?? modelOfShownPrice(input)
    return model ? [{ model }] : []
  },
  rules: SHOPEE_RULES,
  only: ['name', 'price', 'image', 'description', 'category'],
  isHeadFresh: input => freshProductOf(input) !== undefined,
  statedItems,
}
