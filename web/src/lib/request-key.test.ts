import { expect, test } from 'vitest'
import { requestKeys } from './request-key.ts'

test('the same content keeps its key, other content gets another', () => {
  const keyOf = requestKeys()
  const first = keyOf({ name: 'Moon' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ name: 'Moon' })).toBe(first)
  expect(keyOf({ name: 'Sun' })).not.toBe(first)
})
