import { type ComparableName, isSameName, toComparableName } from './comparable-name.ts'
import { compareLinks, type ProductLink, parseProductLink } from './product-link.ts'

/** Name and URL of a product, and its GTIN with 14 digits if it is known. */
export interface NamedProduct {
  productName: string
  productUrl: string
  gtin?: string | null | undefined
}

interface ParsedProduct {
  /** Last two labels of the host: 'lazada.sg', 'com.sg'; undefined without a URL. */
  site: string | undefined
  link: () => ProductLink
  gtin: string | null | undefined
  words: ComparableName
}

const SITE = /^https?:\/\/(?:[^/?#]*\.)?([^./?#:]+\.[^./?#:]+)\.?(?::\d+)?(?:[/?#]|$)/i

function parseProduct({ productName, productUrl, gtin }: NamedProduct): ParsedProduct {
  let link: ProductLink | undefined
  return {
    site: SITE.exec(productUrl)?.[1]?.toLowerCase(),
    // Lazy: parsing a URL is expensive and needed only for items of the same site.
    link: () => {
      link ??= parseProductLink(productUrl)
      return link
    },
    gtin,
    words: toComparableName(productName),
  }
}

function isSame(one: ParsedProduct, other: ParsedProduct): boolean {
  const isOneShop = one.site !== undefined && one.site === other.site
  const verdict = isOneShop ? compareLinks(one.link(), other.link()) : undefined
  if (verdict !== undefined) return verdict === 'same'
  if (one.gtin && other.gtin) return one.gtin === other.gtin
  return isSameName(one.words, other.words)
}

/** Returns a search for duplicates in `items`. Parses each item once, for repeated searches. */
export function createDuplicateSearch<T extends NamedProduct>(
  items: readonly T[],
): (draft: NamedProduct) => T[] {
  const all = items.map(item => ({ item, ...parseProduct(item) }))
  return draft => {
    const asked = parseProduct(draft)
    return all.filter(one => isSame(asked, one)).map(({ item }) => item)
  }
}

/**
 * Returns the items that are the same product as a draft, in their order: same page and variant at the
 * same retailer; where the URLs are inconclusive, the same GTIN; if one has none, an equivalent name.
 */
export function findDuplicates<T extends NamedProduct>(
  draft: NamedProduct,
  items: readonly T[],
): T[] {
  return createDuplicateSearch(items)(draft)
}
