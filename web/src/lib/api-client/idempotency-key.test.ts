import { expect, test } from 'vitest'
import { createIdempotencyKeys, newKeySeed, seededIdempotencyKey } from './idempotency-key.ts'

test('the same content keeps its key, other content gets another', () => {
  const keyOf = createIdempotencyKeys()
  const first = keyOf({ name: 'Moon' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ name: 'Moon' })).toBe(first)
  expect(keyOf({ name: 'Sun' })).not.toBe(first)
})

test('the same seed and content have the same key, another seed or other content another', () => {
  const seed = newKeySeed()
  const keyOf = (content: object, of = seed) => seededIdempotencyKey(JSON.stringify(content), of)
  expect(keyOf({ amount: 50 })).toMatch(/^[0-9a-f]{32}$/)
  expect(keyOf({ amount: 50 })).toBe(keyOf({ amount: 50 }))
  expect(keyOf({ amount: 40 })).not.toBe(keyOf({ amount: 50 }))
  expect(keyOf({ amount: 50 }, newKeySeed())).not.toBe(keyOf({ amount: 50 }))
})
