import type { PublicItem } from '@registry/shared/contract/items/items'

/** Letters that decomposition does not split into a base letter and a mark. */
const BASE_LETTERS: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Lowercases a text and removes its diacritics: 'Bébé' becomes 'bebe'. */
function simplify(text: string): string {
  const lower = text.toLowerCase().normalize('NFKD')
  return lower
    .replace(/\p{Mn}/gu, '')
    .replace(/[đłøßæœ]/g, letter => BASE_LETTERS[letter] ?? letter)
}

/** Returns the items whose name and category contain all words of a query, in any order. */
export function searchItems(items: PublicItem[], query: string): PublicItem[] {
  if (!query) return items
  const words = simplify(query).split(/\s+/).filter(Boolean)
  return items.filter(({ productName, category }) => {
    const text = simplify(`${productName} ${category}`)
    return words.every(word => text.includes(word))
  })
}
