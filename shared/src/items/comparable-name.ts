/** A product name in comparable form. */
export interface ComparableName {
  /** Unique words in lower case without accents, plurals and filler words. */
  words: ReadonlySet<string>
  /** Numbers in order of appearance: sizes, ages, models and counts. */
  numbers: string
  /** Equal for names that differ only in spelling and word order. */
  key: string
}

const STOP_WORDS = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['baby', 'new', 'official', 'sg', 'singapore'],
])

/** Words that distinguish products with otherwise equal names. */
const VARIANT_WORDS = new Set([
  ...['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'nb', 'mini', 'small', 'medium', 'large', 'max'],
  ...['newborn', 'infant', 'toddler', 'twin', 'double', 'triple', 'plus', 'pro', 'lite'],
  ...['pack', 'set', 'bundle', 'refill', 'spare', 'replacement', 'cover', 'accessory', 'case'],
])

const WORDS_MIN = 4
const COMMON_SHARE = 4 / 5

// Only accents of Latin, Greek and Cyrillic letters: combining marks of Indic scripts are letters.
const ACCENTS = /[\u0300-\u036f]/g
const NUMBER = /^\p{N}/u
const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu

/** Words after which a single letter names a choice: 'Bundle A'. */
const CHOICE_WORDS = new Set([
  ...['bundle', 'set', 'pack', 'option', 'type', 'style', 'model', 'design', 'color', 'colour'],
])

/** Returns the singular: 'chairs' gives 'chair', 'accessories' gives 'accessory'. */
function singular(word: string): string {
  if (word.length < 4 || !/[a-z]s$/.test(word) || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

function tokensOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(ACCENTS, '').normalize('NFC').toLowerCase()
  return plain.replace(/['’]/g, '').match(TOKEN) ?? []
}

/** Normalises a name. A name without words and numbers, such as an emoji, is used as it is. */
export function toComparableName(name: string): ComparableName {
  const tokens = tokensOf(name)
  const numbers = tokens.filter(token => NUMBER.test(token)).join(' ')
  const all = tokens.filter(token => !NUMBER.test(token)).map(singular)
  const significant = all.filter(
    (word, index) => !STOP_WORDS.has(word) || isChoice(word, all[index - 1]),
  )
  const words = new Set(significant.length > 0 ? significant : all)
  const rest = tokens.length > 0 ? '' : name.trim()
  return { words, numbers, key: [[...words].sort().join(' '), numbers, rest].join('|') }
}

/** True for the letter of 'Bundle A', which is no article. */
function isChoice(word: string, before: string | undefined): boolean {
  return word.length === 1 && before !== undefined && CHOICE_WORDS.has(before)
}

/**
 * True if two names mean the same product: equal words and numbers in any order; or equal numbers, and
 * one name has all words of the other (at least four) and at most a fifth more, none of which is a size,
 * part or single letter. Short names must therefore be equal.
 */
export function isSameName(one: ComparableName, other: ComparableName): boolean {
  if (one.key === other.key) return one.key !== '||'
  if (one.numbers !== other.numbers) return false
  const [few, many] = one.words.size <= other.words.size ? [one, other] : [other, one]
  const isLong = few.words.size >= WORDS_MIN
  if (!isLong || few.words.size < COMMON_SHARE * many.words.size) return false
  if (![...few.words].every(word => many.words.has(word))) return false
  return [...many.words].every(word => few.words.has(word) || !isDistinguishing(word))
}

function isDistinguishing(word: string): boolean {
  return VARIANT_WORDS.has(word) || /^[a-z]$/.test(word)
}
