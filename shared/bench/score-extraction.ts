import { toMajor } from '@registry/shared/money/to-minor'
import type { ExtractedProduct } from '@registry/shared/retailers/product'
import type { Label } from './saved-pages.ts'

/** Correct, wrong or missing; null if the page has no label for the field. */
export type FieldScore = 'right' | 'wrong' | 'none' | null

export interface FieldScores {
  name: FieldScore
  price: FieldScore
  image: FieldScore
}

/** Compares an extraction with the page's label. A price is right only with its currency. */
export function scoreExtraction({ expected }: Label, answer: ExtractedProduct): FieldScores {
  return {
    name: expected.nameScored === false ? null : scoreName(expected, answer.name),
    price: expected.priceScored === false ? null : scorePrice(expected, answer.price),
    image: expected.imageScored === false ? null : scoreImage(expected.imageKeys, answer.images),
  }
}

function scorePrice(expected: Label['expected'], price: ExtractedProduct['price']): FieldScore {
  const accepted = expected.accept ?? [
    { price: expected.price ?? null, currency: expected.currency ?? null },
  ]
  if (!price) return accepted.some(one => one.price === null) ? 'right' : 'none'
  const amount = toMajor(price.minor, price.currency)
  const isRight = accepted.some(
    one =>
      one.price !== null &&
      Math.abs(one.price - amount) < 0.005 &&
      (one.currency === null || one.currency === price.currency),
  )
  return isRight ? 'right' : 'wrong'
}

function scoreName({ name = '', nameAlt = [] }: Label['expected'], given: string | null) {
  if (!given) return 'none'
  return [name, ...nameAlt].some(one => tokenF1(one, given) >= 0.85) ? 'right' : 'wrong'
}

function scoreImage(keys: readonly string[] | undefined, [image]: readonly string[]): FieldScore {
  if (!keys || keys.length === 0) return null
  if (image === undefined) return 'none'
  const address = decoded(image).toLowerCase()
  return keys.some(key => address.includes(key.toLowerCase())) ? 'right' : 'wrong'
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('&amp;', '&')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function tokenF1(a: string, b: string): number {
  const left = new Map<string, number>()
  for (const word of wordsOf(b)) left.set(word, (left.get(word) ?? 0) + 1)
  let both = 0
  for (const word of wordsOf(a)) {
    const count = left.get(word) ?? 0
    if (count > 0) both++
    left.set(word, count - 1)
  }
  return both === 0 ? 0 : (2 * both) / (wordsOf(a).length + wordsOf(b).length)
}
