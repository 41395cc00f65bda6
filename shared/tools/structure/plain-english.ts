import type { SourceFile } from './source-files.ts'

/** Phrases that paraphrase a thing instead of naming it, or that describe a program as a person. */
const OBLIQUE = new RegExp(
  `\\b(?:${[
    ...['what is', 'what was', 'what it', 'what they', 'what a', 'what the'],
    ...['whoever', 'whatever', 'somebody', 'nobody', 'anybody', 'who is'],
    ...['one that', 'that which', 'those that', 'of it', 'as it was'],
    ...['told', 'is said', 'are said', 'is meant', 'asked for', 'hears?', 'kept'],
    ...['stands?', 'comes back', 'goes on', 'leads? (?:to|there)'],
  ].join('|')})\\b`,
  'gi',
)
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm

export interface CommentCount {
  path: string
  words: number
  /** Oblique phrases in the comments of the file. */
  phrases: number
}

/** Counts the words and the oblique phrases in the comments of a file. */
export function countComments({ path, text }: SourceFile): CommentCount {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment)
  const words = comments.flatMap(comment => comment.match(/\S*\w\S*/g) ?? [])
  const phrases = comments.flatMap(comment => comment.match(OBLIQUE) ?? [])
  return { path, words: words.length, phrases: phrases.length }
}

/** Returns the oblique phrases per 1,000 words of comments of all files together. */
export function obliqueRate(counts: readonly CommentCount[]): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const words = sum(counts.map(count => count.words))
  return (1_000 * sum(counts.map(count => count.phrases))) / Math.max(1, words)
}
