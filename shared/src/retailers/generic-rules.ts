import { imageCandidates } from './generic/images/image-candidates.ts'
import { embeddedPrices } from './generic/structured-data/embedded-prices.ts'
import { jsonLdPrices } from './generic/structured-data/json-ld-prices.ts'
import { metaPrices } from './generic/structured-data/meta-prices.ts'
import { microdataPrices } from './generic/structured-data/microdata.ts'
import { wooVariationPrices } from './generic/structured-data/woo-variations.ts'
import { categoryCandidates } from './generic/text/category-candidates.ts'
import { descriptionCandidates } from './generic/text/description-candidates.ts'
import { nameCandidates } from './generic/text/name-candidates.ts'
import type { RetailerRules } from './retailer.ts'

/** Rules for every retailer: run after the retailer's own, and alone for unknown retailers. */
export const GENERIC_RULES = {
  name: [({ page }) => nameCandidates(page)],
  price: [
    ({ page }) => jsonLdPrices(page),
    ({ page }) => microdataPrices(page),
    ({ page }) => metaPrices(page),
    ({ page }) => wooVariationPrices(page),
    ({ page }) => embeddedPrices(page),
  ],
  image: [({ page }) => imageCandidates(page)],
  description: [({ page }) => descriptionCandidates(page)],
  category: [({ page }) => categoryCandidates(page)],
} satisfies Required<RetailerRules>
