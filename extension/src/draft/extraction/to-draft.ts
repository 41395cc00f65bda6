import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import { minorDigits } from '@registry/shared/money/currencies'
import { MAX_CENTS } from '@registry/shared/money/money'
import { toMajor } from '@registry/shared/money/to-minor'
import type { CapturedProduct } from '@registry/shared/page-capture/captured-product'
import { CERTAIN, type ExtractedPrice } from '@registry/shared/retailers/product'
import { createEmptyDraft } from '../create-empty-draft.ts'
import type { Draft, DraftField } from '../draft.ts'

const MAX_PICTURES = 8
const OWN_CURRENCY = 'SGD'

/** Creates the draft of an extracted product and lists the fields to check. */
export function toDraft(product: CapturedProduct, key: string): Draft {
  const { price, originalPrice } = product
  const pictures = product.images.slice(0, MAX_PICTURES)
  const currency = price?.currency ?? OWN_CURRENCY
  const priceNow = plainAmount(price, currency)
  const other = isUnsure(product.confidence.price)
    ? plainAmount(product.otherPrice ?? null, currency)
    : ''
  const pricesDisagree = other !== '' && other !== priceNow
  return {
    ...createEmptyDraft(key, product.canonicalUrl),
    productName: product.name ?? '',
    totalPrice: priceNow,
    priceNow,
    priceBefore: priceNow && (pricesDisagree ? other : plainAmount(originalPrice, currency)),
    pricesDisagree,
    currency: priceNow ? currency : OWN_CURRENCY,
    category: product.category ?? NO_CATEGORY,
    description: product.description ?? '',
    gtin: product.gtin,
    thumbnailUrl: pictures[0] ?? '',
    pictures,
    shop: new URL(product.canonicalUrl).host.replace(/^www\./, ''),
    check: fieldsToCheck(product, priceNow),
  }
}

/** Formats a price like '300.00' if it has this currency or none; '' otherwise. */
function plainAmount(price: ExtractedPrice | null, currency: string): string {
  if (!price || (price.currency ?? currency) !== currency || price.minor <= 0) return ''
  if (currency === OWN_CURRENCY && price.minor > MAX_CENTS) return ''
  return toMajor(price.minor, currency).toFixed(minorDigits(currency))
}

function fieldsToCheck(product: CapturedProduct, priceNow: string): DraftField[] {
  const { confidence } = product
  const unsure: [DraftField, boolean][] = [
    ['productName', !product.name || isUnsure(confidence.name)],
    [
      'totalPrice',
      priceNow === '' || product.price?.currency !== OWN_CURRENCY || isUnsure(confidence.price),
    ],
    // A category is suggested only for products for babies, so an uncertain one is not marked: owners ignore marks
    // that most drafts have.
    ['category', !product.category],
  ]
  return unsure.flatMap(([field, isDoubtful]) => (isDoubtful ? [field] : []))
}

function isUnsure(confidence: number | undefined): boolean {
  return confidence !== undefined && confidence < CERTAIN
}
