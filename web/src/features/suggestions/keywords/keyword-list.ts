import { line } from '@registry/shared/contract/fields'
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '@registry/shared/contract/items/suggestions'
import * as z from 'zod/mini'

/** The owner's decisions on keywords, independent of the suggestions. */
export interface KeywordSelection {
  /** Typed or selected keywords in order; they persist when the suggestions change. */
  own: readonly string[]
  /** Deselected keywords; they stay deselected when suggested again. */
  deselected: readonly string[]
}

export interface Suggested {
  words: readonly string[]
  /** True when suggestions are selected by default. */
  isSelectedByDefault: boolean
}

export interface Keyword {
  word: string
  isSelected: boolean
  /** True when the owner typed it and no suggestion contains it. */
  isCustom: boolean
}

export const NO_SELECTION: KeywordSelection = { own: [], deselected: [] }

const oneLine = line()
const tidy = (word: string) => z.decode(oneLine, word).replace(/\s+/g, ' ').trim()
const normalize = (word: string) => word.toLowerCase()
const has = (words: readonly string[], word: string) =>
  words.some(one => normalize(one) === normalize(word))
const without = (words: readonly string[], word: string) =>
  words.filter(one => normalize(one) !== normalize(word))
const unique = (words: readonly string[]) =>
  words.filter((word, index) => !has(words.slice(0, index), word))
const fits = (word: string) => word !== '' && word.length <= KEYWORD_LENGTH_MAX

/** Merges suggestions and decisions into at most ten unique, trimmed keywords of at most 20 characters. */
export function mergeKeywords(
  { own, deselected }: KeywordSelection,
  suggested: Suggested,
): Keyword[] {
  const offered = unique(suggested.words.map(tidy).filter(fits))
  const fillers = offered.filter(word => !has(own, word)).slice(0, KEYWORDS_MAX - own.length)
  const isSelectedByDefault = (word: string) =>
    suggested.isSelectedByDefault && !has(deselected, word)
  return [
    ...offered
      .filter(word => has(own, word) || fillers.includes(word))
      .map(word => ({
        word,
        isSelected: has(own, word) || isSelectedByDefault(word),
        isCustom: false,
      })),
    ...own
      .filter(word => !has(offered, word))
      .map(word => ({ word, isSelected: true, isCustom: true })),
  ]
}

/** Selects or deselects a keyword. */
export function toggleKeyword(
  { own, deselected }: KeywordSelection,
  { word, isSelected }: Keyword,
): KeywordSelection {
  if (isSelected)
    return { own: without(own, word), deselected: [...without(deselected, word), word] }
  return {
    own: unique([...own, word]).slice(0, KEYWORDS_MAX),
    deselected: without(deselected, word),
  }
}

export type KeywordProblem = 'tooLong' | 'full'

/** Adds typed keywords, separated by commas; returns the problem when a limit is exceeded. */
export function addKeywords(
  { own, deselected }: KeywordSelection,
  typed: string,
): { choice: KeywordSelection } | { problem: KeywordProblem } {
  const words = typed
    .split(/[,;\n\u060C\u3001\uFF0C]/)
    .map(tidy)
    .filter(Boolean)
  if (!words.every(fits)) return { problem: 'tooLong' }
  const all = unique([...own, ...words])
  if (all.length > KEYWORDS_MAX) return { problem: 'full' }
  return { choice: { own: all, deselected: deselected.filter(word => !has(words, word)) } }
}

/** Returns the selected keywords. */
export function selectedKeywords(keywords: readonly Keyword[]): string[] {
  return keywords.filter(({ isSelected }) => isSelected).map(({ word }) => word)
}
