import { NO_CATEGORY } from '@registry/shared/categories/no-category'
import type { Draft, DraftField } from '../draft.ts'

/**
 * Updates a draft from a new reading of its page: fills empty fields, and replaces the price, the images and the GTIN
 * of another variant. Keeps what the owner entered or chose.
 */
export function refreshDraft(draft: Draft, page: Draft): Draft {
  const hasOldPrice = isPriceOutdated(draft, page)
  const taken = {
    ...(draft.productName === '' && pick(page, 'productName')),
    // An amount means nothing without its currency.
    ...((draft.totalPrice === '' || hasOldPrice) &&
      pick(page, 'totalPrice', 'currency', 'priceNow', 'priceBefore', 'pricesDisagree')),
    ...(hasDefaultCategory(draft) && pick(page, 'category')),
    ...(draft.description === '' && pick(page, 'description')),
    // A different URL may belong to a different variant, which has a different GTIN.
    ...((page.gtin !== undefined || page.productUrl !== draft.productUrl) && pick(page, 'gtin')),
    ...(hasDefaultPicture(draft) &&
      page.thumbnailUrl !== '' &&
      pick(page, 'pictures', 'thumbnailUrl')),
    // Only the link of a draft entered by hand can be edited; a loaded page may add the variant to its own.
    ...(draft.shop === '' ? pick(page, 'shop') : pick(page, 'productUrl')),
  }
  const refreshed: Draft = { ...draft, ...taken }
  const isTaken = (field: DraftField) => field in taken
  const check = new Set([
    ...draft.check.filter(field => !isTaken(field)),
    ...page.check.filter(isTaken),
  ])
  // Marked, because the owner has seen the previous price.
  if (hasOldPrice) check.add('totalPrice')
  const hasOldPicture = draft.thumbnailUrl !== '' && draft.thumbnailUrl !== refreshed.thumbnailUrl
  const hasOwnName = page.productName !== '' && page.productName !== refreshed.productName
  // Marks the name for review: it may belong to the previous variant, or the owner may have edited it.
  if ((hasOldPrice || hasOldPicture) && hasOwnName) check.add('productName')
  return { ...refreshed, check: [...check] }
}

/** Returns whether the price of the page has changed and the owner has not edited that of the draft. */
function isPriceOutdated({ totalPrice, priceNow, currency }: Draft, page: Draft): boolean {
  const isExtracted = totalPrice !== '' && totalPrice === priceNow && currency === page.currency
  return isExtracted && page.priceNow !== '' && page.priceNow !== priceNow
}

/** Returns whether the owner has chosen no other image; also true without images. */
function hasDefaultPicture({ pictures, thumbnailUrl }: Draft): boolean {
  return thumbnailUrl === (pictures[0] ?? '')
}

/** An edit removes the category from `check`; a draft entered by hand starts without marks. */
function hasDefaultCategory({ category, check, shop }: Draft): boolean {
  return category === NO_CATEGORY && (check.includes('category') || shop === '')
}

function pick<K extends keyof Draft>(draft: Draft, ...keys: K[]): Pick<Draft, K> {
  return Object.fromEntries(keys.map(key => [key, draft[key]])) as Pick<Draft, K>
}
