import { expect, test } from 'vitest'
import { insertKeywords } from './insert-keywords.ts'

test.each([
  ['', ['soft light', 'portable'], 'Soft light, portable.'],
  ['For the night. \n', ['soft'], 'For the night.\nSoft.'],
  ['For the night. ', [], 'For the night. '],
  ['', ['两用'], '两用.'],
])('to %j adds %j: %j', (description, words, after) => {
  expect(insertKeywords(description, words)).toBe(after)
})
