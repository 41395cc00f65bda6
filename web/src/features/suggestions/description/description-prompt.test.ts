import { expect, test } from 'vitest'
import { descriptionPrompt } from './description-prompt.ts'

const TOO_LONG = { error: 'Please use at most 1000 characters' }

test.each([
  [' Pram ', 'Strollers & Accessories', { prompt: 'Pram Strollers & Accessories' }],
  ['Pram', '', { prompt: 'Pram' }],
  ['  ', 'Strollers & Accessories', { error: 'Please enter a product name first' }],
  ['x'.repeat(998), 'y', { prompt: `${'x'.repeat(998)} y` }],
  ['x'.repeat(999), 'y', TOO_LONG],
])('%j in %j', (name, category, query) => {
  expect(descriptionPrompt(name, category)).toEqual(query)
})
