import { describe, expect, test } from 'vitest'
import { countComments, obliqueRate } from './plain-english.ts'
import { sourceFiles } from './source-files.ts'

/** Highest rate of oblique phrases per 1,000 words of comments; may only be lowered. */
const MOST_OBLIQUE = 1

const WORST_SHOWN = 20

describe('countComments', () => {
  test.each([
    ['/** Returns the cached value. */', { words: 4, phrases: 0 }],
    ['/** What is kept, for whoever asks. */', { words: 6, phrases: 3 }],
    ['const told = "nobody" // Notifies the owner.', { words: 3, phrases: 0 }],
    ['const url = "https://nobody.example/kept"', { words: 0, phrases: 0 }],
  ])('counts the comments in %s', (text, expected) => {
    expect(countComments({ path: 'a.ts', text, isTest: false })).toMatchObject(expected)
  })
})

describe('comments of the repository', () => {
  test(`have at most ${MOST_OBLIQUE} oblique phrases per 1,000 words`, () => {
    const counts = sourceFiles().map(countComments)
    const worst = counts
      .filter(({ phrases }) => phrases > 0)
      .toSorted((one, other) => other.phrases - one.phrases)
      .slice(0, WORST_SHOWN)
      .map(({ path, phrases }) => `${path}: ${phrases}`)
    console.log(`oblique phrases per 1,000 words of comments: ${obliqueRate(counts).toFixed(1)}`)
    expect(obliqueRate(counts), worst.join('\n')).toBeLessThanOrEqual(MOST_OBLIQUE)
  })
})
