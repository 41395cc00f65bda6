import { line } from '@registry/shared/contract/fields'
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '@registry/shared/contract/suggestions'
import * as z from 'zod/mini'

/** What the owner decided about keywords; the suggestions come to it from elsewhere. */
export interface KeywordChoice {
  /** Typed or chosen, in that order: these stay whatever is suggested next. */
  own: readonly string[]
  /** Taken away, by their letters: not chosen when they are suggested again. */
  away: readonly string[]
}

export interface Suggested {
  words: readonly string[]
  /** Whether they count as long as nobody takes them away. */
  isOnAtFirst: boolean
}

export interface Keyword {
  word: string
  isOn: boolean
  /** Nobody but the owner said it. */
  isTyped: boolean
}

export const NO_CHOICE: KeywordChoice = { own: [], away: [] }

const oneLine = line()
const tidy = (word: string) => z.decode(oneLine, word).replace(/\s+/g, ' ').trim()
const lettersOf = (word: string) => word.toLowerCase()
const has = (words: readonly string[], word: string) =>
  words.some(one => lettersOf(one) === lettersOf(word))
const without = (words: readonly string[], word: string) =>
  words.filter(one => lettersOf(one) !== lettersOf(word))
const unique = (words: readonly string[]) =>
  words.filter((word, index) => !has(words.slice(0, index), word))
const fits = (word: string) => word !== '' && word.length <= KEYWORD_LENGTH_MAX

/** The keywords to show: at most ten, each of at most 20 characters, trimmed and once. */
export function keywordsOf({ own, away }: KeywordChoice, suggested: Suggested): Keyword[] {
  const offered = unique(suggested.words.map(tidy).filter(fits))
  const fillers = offered.filter(word => !has(own, word)).slice(0, KEYWORDS_MAX - own.length)
  const isOnAtFirst = (word: string) => suggested.isOnAtFirst && !has(away, word)
  return [
    ...offered
      .filter(word => has(own, word) || fillers.includes(word))
      .map(word => ({ word, isOn: has(own, word) || isOnAtFirst(word), isTyped: false })),
    ...own.filter(word => !has(offered, word)).map(word => ({ word, isOn: true, isTyped: true })),
  ]
}

/** Chooses a keyword that is not chosen, takes away one that is. */
export function toggleKeyword(
  { own, away }: KeywordChoice,
  { word, isOn }: Keyword,
): KeywordChoice {
  if (isOn) return { own: without(own, word), away: [...without(away, word), word] }
  return { own: unique([...own, word]).slice(0, KEYWORDS_MAX), away: without(away, word) }
}

export type KeywordProblem = 'tooLong' | 'full'

/** Adds what was typed, several with commas between; or says what keeps it from that. */
export function addKeywords(
  { own, away }: KeywordChoice,
  typed: string,
): { choice: KeywordChoice } | { problem: KeywordProblem } {
  const words = typed
    .split(/[,;\n\u060C\u3001\uFF0C]/)
    .map(tidy)
    .filter(Boolean)
  if (!words.every(fits)) return { problem: 'tooLong' }
  const all = unique([...own, ...words])
  if (all.length > KEYWORDS_MAX) return { problem: 'full' }
  return { choice: { own: all, away: away.filter(word => !has(words, word)) } }
}

/** The keywords that count. */
export function chosenWords(keywords: readonly Keyword[]): string[] {
  return keywords.filter(({ isOn }) => isOn).map(({ word }) => word)
}
