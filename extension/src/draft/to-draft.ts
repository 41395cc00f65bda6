import { formatPlainAmount } from '@registry/shared/money/format-money'
import { formatPrice } from '@registry/shared/money/format-price'
import { cents, MAX_CENTS } from '@registry/shared/money/money'
import { CERTAIN, type ExtractedPrice } from '@registry/shared/retailers/product'
import type { CapturedProduct } from '../capture/captured-product.ts'
import type { Draft, DraftField } from './draft.ts'
import { emptyDraft } from './empty-draft.ts'

const MAX_PICTURES = 6
const OWN_CURRENCY = 'SGD'

/** The draft that a page's product makes, with what the owner should look at again. */
export function toDraft(product: CapturedProduct, key: string): Draft {
  const { price, originalPrice } = product
  const pictures = product.images.slice(0, MAX_PICTURES)
  const priceNow = ownAmount(price)
  return {
    ...emptyDraft(key, product.canonicalUrl),
    productName: product.name ?? '',
    totalPrice: priceNow,
    priceNow,
    priceBefore: priceNow && ownAmount(originalPrice),
    foreignPrice:
      priceNow === '' && price?.currency ? formatPrice(price.minor, price.currency) : '',
    category: product.category ?? 'Other',
    description: product.description ?? '',
    thumbnailUrl: pictures[0] ?? '',
    pictures,
    shop: new URL(product.canonicalUrl).host.replace(/^www\./, ''),
    check: fieldsToCheck(product, priceNow),
  }
}

/** Dollars of a price in our currency or in none that is known; empty for any other. */
function ownAmount(price: ExtractedPrice | null): string {
  if (!price || (price.currency ?? OWN_CURRENCY) !== OWN_CURRENCY) return ''
  if (price.minor <= 0 || price.minor > MAX_CENTS) return ''
  return formatPlainAmount(cents(price.minor))
}

function fieldsToCheck(product: CapturedProduct, priceNow: string): DraftField[] {
  const { confidence } = product
  const unsure: [DraftField, boolean][] = [
    ['productName', !product.name || isUnsure(confidence.name)],
    ['totalPrice', priceNow === '' || !product.price?.currency || isUnsure(confidence.price)],
    ['category', !product.category || isUnsure(confidence.category)],
  ]
  return unsure.flatMap(([field, isDoubtful]) => (isDoubtful ? [field] : []))
}

function isUnsure(confidence: number | undefined): boolean {
  return confidence !== undefined && confidence < CERTAIN
}
