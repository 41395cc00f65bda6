import { describe, expect, test } from 'vitest'
import { ALL_JUDGED, judgedAfterTyping, NONE_JUDGED, shownErrors } from './visible-errors.ts'

const wrong = { amount: 'Please enter a valid amount', name: 'Name is required' }

describe('shownErrors', () => {
  test('says nothing before a field is left', () => {
    expect(shownErrors(wrong, NONE_JUDGED)).toEqual({})
  })

  test('speaks of the fields that were left', () => {
    expect(shownErrors(wrong, new Set(['name', 'email'] as const))).toEqual({ name: wrong.name })
  })

  test('speaks of every field after Next', () => {
    expect(shownErrors(wrong, ALL_JUDGED)).toEqual(wrong)
  })
})

describe('judgedAfterTyping', () => {
  const judged = new Set(['name', 'amount'] as const)

  test('keeps saying what is wrong while it is wrong', () => {
    const after = { name: 'Name is required' }
    expect(judgedAfterTyping(judged, 'name', { before: wrong, after })).toBe(judged)
  })

  test('falls silent as soon as it is right', () => {
    const left = judgedAfterTyping(judged, 'name', { before: wrong, after: {} })
    expect([...left]).toEqual(['amount'])
  })

  test('says nothing new of a field that was right until it is left again', () => {
    const left = judgedAfterTyping(judged, 'amount', { before: {}, after: wrong })
    expect([...left]).toEqual(['name'])
  })
})
