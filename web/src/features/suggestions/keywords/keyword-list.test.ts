import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '@registry/shared/contract/items/suggestions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addKeywords,
  type KeywordSelection,
  mergeKeywords,
  NO_SELECTION,
  type Suggested,
  selectedKeywords,
  toggleKeyword,
} from './keyword-list.ts'

const model = (...text: string[]): Suggested => ({ words: text, isSelectedByDefault: true })
const ours = (...text: string[]): Suggested => ({ words: text, isSelectedByDefault: false })
const wordsOf = (choice: KeywordSelection, suggested: Suggested) =>
  mergeKeywords(choice, suggested).map(({ word, isSelected }) => (isSelected ? word : `(${word})`))

function add(choice: KeywordSelection, typed: string): KeywordSelection {
  const outcome = addKeywords(choice, typed)
  return 'choice' in outcome ? outcome.choice : choice
}

function toggle(choice: KeywordSelection, suggested: Suggested, word: string): KeywordSelection {
  const keyword = mergeKeywords(choice, suggested).find(one => one.word === word)
  return keyword ? toggleKeyword(choice, keyword) : choice
}

describe('suggested keywords', () => {
  test.each([
    [[' soft  light ', 'Soft light'], ['soft light']],
    [['', '  ', '\u200B', 'a\nb'], ['a b']],
    [['x'.repeat(20), 'x'.repeat(21)], ['x'.repeat(20)]],
    [
      Array.from({ length: 12 }, (_, index) => `word ${index}`),
      Array.from({ length: 10 }, (_, index) => `word ${index}`),
    ],
  ])('%j are shown as %j', (words, shown) => {
    expect(wordsOf(NO_SELECTION, model(...words))).toEqual(shown)
  })

  test('from the model are selected initially, from the category list they are not', () => {
    expect(selectedKeywords(mergeKeywords(NO_SELECTION, model('soft', 'light')))).toEqual([
      'soft',
      'light',
    ])
    expect(selectedKeywords(mergeKeywords(NO_SELECTION, ours('soft', 'light')))).toEqual([])
  })

  test('stay deselected or selected as chosen', () => {
    const deselected = toggle(NO_SELECTION, model('soft', 'light'), 'soft')
    expect(wordsOf(deselected, model('soft', 'warm'))).toEqual(['(soft)', 'warm'])
    const chosen = toggle(NO_SELECTION, ours('soft', 'light'), 'soft')
    expect(wordsOf(chosen, ours('foldable'))).toEqual(['(foldable)', 'soft'])
  })

  test('keep their position when toggled', () => {
    const chosen = toggle(NO_SELECTION, ours('soft', 'light', 'warm'), 'light')
    expect(wordsOf(chosen, ours('soft', 'light', 'warm'))).toEqual(['(soft)', 'light', '(warm)'])
  })
})

describe('own keywords', () => {
  test('are added individually or separated by commas, without duplicates', () => {
    const choice = add(add(NO_SELECTION, ' night feeds '), 'Night Feeds, gift，两用, ')
    expect(wordsOf(choice, model('gift'))).toEqual(['gift', 'night feeds', '两用'])
  })

  test('replace the last suggestions, never each other', () => {
    const ten = model(...Array.from({ length: 10 }, (_, index) => `s${index}`))
    expect(wordsOf(add(NO_SELECTION, 'mine'), ten)).toEqual([...ten.words.slice(0, 9), 'mine'])
    const full = add(NO_SELECTION, Array.from({ length: 10 }, (_, index) => `m${index}`).join())
    expect(wordsOf(full, ten)).toEqual(full.own)
    expect(addKeywords(full, 'one more')).toEqual({ problem: 'full' })
    expect(addKeywords(full, 'M3')).toEqual({ choice: full })
  })

  test('of more than 20 characters are rejected, not truncated', () => {
    expect(addKeywords(NO_SELECTION, 'x'.repeat(21))).toEqual({ problem: 'tooLong' })
  })

  test('can be added again after removal', () => {
    const deselected = toggle(NO_SELECTION, model('soft'), 'soft')
    expect(wordsOf(add(deselected, 'SOFT'), model('soft'))).toEqual(['soft'])
  })
})

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), text: fc.string({ unit: 'grapheme' }) }),
  fc.record({ do: fc.constant('toggle' as const), at: fc.nat(12) }),
  fc.record({
    do: fc.constant('suggest' as const),
    words: fc.array(fc.string({ unit: 'grapheme', maxLength: 24 }), { maxLength: 14 }),
    isSelectedByDefault: fc.boolean(),
  }),
)

test('keywords stay within the limits, trimmed and unique after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      let choice = NO_SELECTION
      let suggested = model()
      for (const next of steps) {
        if (next.do === 'suggest') suggested = next
        else if (next.do === 'add') choice = add(choice, next.text)
        else {
          const keyword = mergeKeywords(choice, suggested)[next.at]
          if (keyword) choice = toggleKeyword(choice, keyword)
        }
        const words = mergeKeywords(choice, suggested).map(({ word }) => word)
        expect(words.length).toBeLessThanOrEqual(KEYWORDS_MAX)
        expect(new Set(words.map(word => word.toLowerCase())).size).toBe(words.length)
        for (const word of words) {
          expect(word).toBe(word.trim())
          expect(word).not.toBe('')
          expect(word.length).toBeLessThanOrEqual(KEYWORD_LENGTH_MAX)
        }
      }
    }),
  )
})
