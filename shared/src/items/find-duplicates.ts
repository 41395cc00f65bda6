import { compareLinks, type ProductLink, productLink } from './product-link.ts'
import { isSameName, type ProductWords, productWords } from './product-words.ts'

/** What is known of a product before it is on a registry. */
export interface NamedProduct {
  productName: string
  productUrl: string
}

interface Known {
  /** The end of its shop's host: 'lazada.sg', 'com.sg'; undefined where there is none. */
  site: string | undefined
  link: () => ProductLink
  words: ProductWords
}

const SITE = /^https?:\/\/(?:[^/?#]*\.)?([^./?#:]+\.[^./?#:]+)\.?(?::\d+)?(?:[/?#]|$)/i

function known({ productName, productUrl }: NamedProduct): Known {
  let link: ProductLink | undefined
  return {
    site: SITE.exec(productUrl)?.[1]?.toLowerCase(),
    // Costs more than the rest, and matters to the items of one shop alone.
    link: () => {
      link ??= productLink(productUrl)
      return link
    },
    words: productWords(productName),
  }
}

function isSame(one: Known, other: Known): boolean {
  const isOneShop = one.site !== undefined && one.site === other.site
  const verdict = isOneShop ? compareLinks(one.link(), other.link()) : undefined
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
