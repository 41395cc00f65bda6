import { describe, expect, test } from 'vitest'
import {
  ALL_FIELDS_TOUCHED,
  NO_FIELDS_TOUCHED,
  touchedAfterChange,
  visibleErrors,
} from './visible-errors.ts'

const wrong = { amount: 'Please enter a valid amount', name: 'Name is required' }

describe('visibleErrors', () => {
  test('returns nothing before a field is left', () => {
    expect(visibleErrors(wrong, NO_FIELDS_TOUCHED)).toEqual({})
  })

  test('returns the errors of fields that were left', () => {
    expect(visibleErrors(wrong, new Set(['name', 'email'] as const))).toEqual({ name: wrong.name })
  })

  test('returns the errors of all fields after Next', () => {
    expect(visibleErrors(wrong, ALL_FIELDS_TOUCHED)).toEqual(wrong)
  })
})

describe('touchedAfterChange', () => {
  const touched = new Set(['name', 'amount'] as const)

  test('keeps an invalid field touched while it stays invalid', () => {
    const after = { name: 'Name is required' }
    expect(touchedAfterChange(touched, 'name', { before: wrong, after })).toBe(touched)
  })

  test('resets a field once it is valid', () => {
    const left = touchedAfterChange(touched, 'name', { before: wrong, after: {} })
    expect([...left]).toEqual(['amount'])
  })

  test('resets a valid field that becomes invalid, so that its error appears on blur', () => {
    const left = touchedAfterChange(touched, 'amount', { before: {}, after: wrong })
    expect([...left]).toEqual(['name'])
  })
})
