import { compareLinks, type ProductLink, productLink } from './product-link.ts'
import { isSameName, type ProductWords, productWords } from './product-words.ts'

/** What is known of a product before it is on a registry. */
export interface NamedProduct {
  productName: string
  productUrl: string
}

interface Known {
  link: ProductLink
  words: ProductWords
}

const known = ({ productName, productUrl }: NamedProduct): Known => ({
  link: productLink(productUrl),
  words: productWords(productName),
})

function isSame(one: Known, other: Known): boolean {
  const verdict = compareLinks(one.link, other.link)
  return verdict === undefined ? isSameName(one.words, other.words) : verdict === 'same'
}

/** Takes a registry's items apart once, for many questions; each asks every item once. */
export function createDuplicateSearch<T extends NamedProduct>(
  items: readonly T[],
): (draft: NamedProduct) => T[] {
  const all = items.map(item => ({ item, ...known(item) }))
  return draft => {
    const asked = known(draft)
    return all.filter(one => isSame(asked, one)).map(({ item }) => item)
  }
}

/**
 * The items that are the same product as a draft, in their order: the same page of a shop in the same
 * variant, or where the links do not tell a name that means the same.
 */
export function findDuplicates<T extends NamedProduct>(
  draft: NamedProduct,
  items: readonly T[],
): T[] {
  return createDuplicateSearch(items)(draft)
}
