import { describe, expect, test } from 'vitest'
import { requireFound } from './route.ts'

describe('requireFound', () => {
  test('returns any defined value', () => {
    expect([requireFound(0), requireFound(''), requireFound(null)]).toEqual([0, '', null])
  })

  test('throws NOT_FOUND for undefined', () => {
    expect(() => requireFound(undefined)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })
})
