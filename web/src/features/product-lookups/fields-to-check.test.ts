import { describe, expect, test } from 'vitest'
import { fieldsToCheck } from './fields-to-check.ts'

const check = { tone: 'check', text: 'Why.' } as const

describe('fieldsToCheck', () => {
  test('names each field that wants a look', () => {
    expect(fieldsToCheck({ notes: { category: check } })).toBe('the category')
    expect(
      fieldsToCheck({ notes: { thumbnailUrl: check, category: check, totalPrice: check } }),
    ).toBe('the price, the category and the picture')
  })

  test('says nothing where all is well', () => {
    const found = { tone: 'found', text: 'from the page' } as const
    expect(fieldsToCheck({ notes: { totalPrice: found } })).toBeUndefined()
  })
})
