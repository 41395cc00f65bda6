import { describe, expect, test } from 'vitest'
import {
  ALL_FIELDS_TOUCHED,
  NO_FIELDS_TOUCHED,
  touchedAfterChange,
  visibleErrors,
} from './visible-errors.ts'

const wrong = { amount: 'Please enter a valid amount', name: 'Name is required' }

describe('visibleErrors', () => {
  test('says nothing before a field is left', () => {
    expect(visibleErrors(wrong, NO_FIELDS_TOUCHED)).toEqual({})
  })

  test('speaks of the fields that were left', () => {
    expect(visibleErrors(wrong, new Set(['name', 'email'] as const))).toEqual({ name: wrong.name })
  })

  test('speaks of every field after Next', () => {
    expect(visibleErrors(wrong, ALL_FIELDS_TOUCHED)).toEqual(wrong)
  })
})

describe('touchedAfterChange', () => {
  const touched = new Set(['name', 'amount'] as const)

  test('keeps saying what is wrong while it is wrong', () => {
    const after = { name: 'Name is required' }
    expect(touchedAfterChange(touched, 'name', { before: wrong, after })).toBe(touched)
  })

  test('falls silent as soon as it is right', () => {
    const left = touchedAfterChange(touched, 'name', { before: wrong, after: {} })
    expect([...left]).toEqual(['amount'])
  })

  test('says nothing new of a field that was right until it is left again', () => {
    const left = touchedAfterChange(touched, 'amount', { before: {}, after: wrong })
    expect([...left]).toEqual(['name'])
  })
})
