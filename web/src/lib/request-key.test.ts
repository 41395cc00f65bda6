import { expect, test } from 'vitest'
import { requestKey, requestKeys } from './request-key.ts'

test('the same content keeps its key, other content gets another', () => {
  const keyOf = requestKeys()
  const first = keyOf({ name: 'Moon' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ name: 'Moon' })).toBe(first)
  expect(keyOf({ name: 'Sun' })).not.toBe(first)
})

test('what was sent before a reload is known again by its words', () => {
  const last = { key: 'k1', body: '{"amount":50}' }
  expect(requestKey({ amount: 50 }, last)).toEqual(last)
  expect(requestKey({ amount: 40 }, last).key).not.toBe('k1')
})
