import { expect, test } from 'vitest'
import type { SlugState } from './slug-check.ts'
import { slugError } from './slug-error.ts'

const wrong = { status: 'wrong', sentence: 'Only lowercase letters, numbers, and hyphens allowed' }

test.each<[string, SlugState['status'], string | undefined]>([
  ['baby', 'own', undefined],
  ['baby', 'available', undefined],
  ['baby', 'taken', 'Please choose an available registry slug'],
  ['baby', 'failed', 'Please choose an available registry slug'],
  ['ab', 'wrong', 'Registry slug must be at least 3 characters long'],
  ['baby!', 'wrong', wrong.sentence],
])('the slug %j in the state %s gives the error %s', (text, status, sentence) => {
  const state = status === 'wrong' ? { status, sentence: wrong.sentence } : { status }
  expect(slugError(text, state)).toBe(sentence)
})
