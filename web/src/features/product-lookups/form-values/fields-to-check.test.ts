import { describe, expect, test } from 'vitest'
import { fieldsToCheck } from './fields-to-check.ts'

const check = { tone: 'check', text: 'Why.' } as const

describe('fieldsToCheck', () => {
  test('names each field that needs a check', () => {
    expect(fieldsToCheck({ notes: { category: check } })).toBe('the category')
    expect(
      fieldsToCheck({ notes: { thumbnailUrl: check, category: check, totalPrice: check } }),
    ).toBe('the price, the category and the picture')
  })

  test('returns undefined when all fields are certain', () => {
    const found = { tone: 'found', text: 'from the page' } as const
    expect(fieldsToCheck({ notes: { totalPrice: found } })).toBeUndefined()
  })
})
