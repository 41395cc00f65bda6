import { describe, expect, test } from 'vitest'
import { validateSlug } from './slug-check.ts'

describe('validateSlug', () => {
  test.each<[string, object]>([
    ['baby-tan', { status: 'own' }],
    [' Baby-Tan ', { status: 'own' }],
    ['baby-lim', { status: 'unknown', slug: 'baby-lim' }],
    ['BABY-lim', { status: 'unknown', slug: 'baby-lim' }],
    ['abc', { status: 'unknown', slug: 'abc' }],
    ['a'.repeat(50), { status: 'unknown', slug: 'a'.repeat(50) }],
  ])('of %j returns %j', (text, validation) => {
    expect(validateSlug(text, 'baby-tan')).toEqual(validation)
  })

  test.each([
    ...['', 'ab', 'a'.repeat(51)].map(text => ({
      text,
      sentence: 'Registry slug must be between 3 and 50 characters',
    })),
    ...['a_', 'zoë-tan', 'baby tan', '🍼🍼🍼', 'a/b/c'].map(text => ({
      text,
      sentence: 'Only lowercase letters, numbers, and hyphens allowed',
    })),
  ])('rejects $text without a request: $sentence', ({ text, sentence }) => {
    expect(validateSlug(text, 'baby-tan')).toEqual({ status: 'wrong', sentence })
  })
})
