import { expect, test } from 'vitest'
import { createIdempotencyKeys, newKeySeed, nextIdempotencyKey } from './idempotency-key.ts'

test('the same content keeps its key, other content gets another', () => {
  const keyOf = createIdempotencyKeys()
  const first = keyOf({ name: 'Moon' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ name: 'Moon' })).toBe(first)
  expect(keyOf({ name: 'Sun' })).not.toBe(first)
})

test('what was sent before a reload is known again by its words', () => {
  const last = { key: 'k1', body: '{"amount":50}' }
  expect(nextIdempotencyKey({ amount: 50 }, last)).toEqual(last)
  expect(nextIdempotencyKey({ amount: 40 }, last).key).not.toBe('k1')
})

test('the same seed and content have the same key, another seed or other content another', () => {
  const seed = newKeySeed()
  const keyOf = (content: unknown, of = seed) => nextIdempotencyKey(content, undefined, of).key
  expect(keyOf({ amount: 50 })).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ amount: 50 })).toBe(keyOf({ amount: 50 }))
  expect(keyOf({ amount: 40 })).not.toBe(keyOf({ amount: 50 }))
  expect(keyOf({ amount: 50 }, newKeySeed())).not.toBe(keyOf({ amount: 50 }))
})
