import { line } from '@registry/shared/contract/fields'
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '@registry/shared/contract/suggestions'
import * as z from 'zod/mini'

/** The owner's decisions on keywords, independent of the suggestions. */
export interface KeywordChoice {
  /** Typed or selected keywords in order; they persist when the suggestions change. */
  own: readonly string[]
  /** Deselected keywords; they stay deselected when suggested again. */
  away: readonly string[]
}

export interface Suggested {
  words: readonly string[]
  /** True when suggestions are selected by default. */
  isOnAtFirst: boolean
}

export interface Keyword {
  word: string
  isOn: boolean
  /** True when the owner typed it and no suggestion contains it. */
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

/** Merges suggestions and decisions into at most ten unique, trimmed keywords of at most 20 characters. */
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

/** Selects or deselects a keyword. */
export function toggleKeyword(
  { own, away }: KeywordChoice,
  { word, isOn }: Keyword,
): KeywordChoice {
  if (isOn) return { own: without(own, word), away: [...without(away, word), word] }
  return { own: unique([...own, word]).slice(0, KEYWORDS_MAX), away: without(away, word) }
}

export type KeywordProblem = 'tooLong' | 'full'

/** Adds typed keywords, separated by commas; returns the problem when a limit is exceeded. */
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

/** Returns the selected keywords. */
export function chosenWords(keywords: readonly Keyword[]): string[] {
  return keywords.filter(({ isOn }) => isOn).map(({ word }) => word)
}
