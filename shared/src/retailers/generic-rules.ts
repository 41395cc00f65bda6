import { categoryCandidates } from './generic/breadcrumbs.ts'
import { descriptionCandidates } from './generic/descriptions.ts'
import { embeddedPrices } from './generic/embedded-prices.ts'
import { imageCandidates } from './generic/images.ts'
import { jsonLdPrices } from './generic/json-ld-prices.ts'
import { metaPrices } from './generic/meta-prices.ts'
import { microdataPrices } from './generic/microdata.ts'
import { nameCandidates } from './generic/names.ts'
import { wooVariationPrices } from './generic/woo-variations.ts'
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
