import type { Draft, DraftField } from '../draft.ts'

/** Fills the empty fields of a draft from a new reading of its page; keeps what the owner entered. */
export function fillEmptyFields(draft: Draft, page: Draft): Draft {
  const filled = {
    ...(draft.productName === '' && pick(page, 'productName')),
    // An amount means nothing without its currency.
    ...(draft.totalPrice === '' &&
      pick(page, 'totalPrice', 'currency', 'priceNow', 'priceBefore', 'pricesDisagree')),
    ...(hasDefaultCategory(draft) && pick(page, 'category')),
    ...(draft.description === '' && pick(page, 'description')),
    ...(draft.gtin === undefined && pick(page, 'gtin')),
    ...(draft.pictures.length === 0 && pick(page, 'pictures', 'thumbnailUrl')),
    // Only the link of a draft entered by hand can be edited; a loaded page may add the variant to its own.
    ...(draft.shop === '' ? pick(page, 'shop') : pick(page, 'productUrl')),
  }
  const isFilled = (field: DraftField) => field in filled
  const check = [...draft.check.filter(field => !isFilled(field)), ...page.check.filter(isFilled)]
  return { ...draft, ...filled, check }
}

/** An edit removes the category from `check`; a draft entered by hand starts without marks. */
function hasDefaultCategory({ category, check, shop }: Draft): boolean {
  return category === 'Other' && (check.includes('category') || shop === '')
}

function pick<K extends keyof Draft>(draft: Draft, ...keys: K[]): Pick<Draft, K> {
  return Object.fromEntries(keys.map(key => [key, draft[key]])) as Pick<Draft, K>
}
