import { describe, expect, test } from 'vitest'
import { idempotencyKey } from './idempotency-key.ts'

describe('idempotencyKey', () => {
  test('stays the same for the same words', () => {
    expect(idempotencyKey('{"amount":50}', { key: 'k1', body: '{"amount":50}' })).toBe('k1')
  })

  test('changes with the words', () => {
    const key = idempotencyKey('{"amount":40}', { key: 'k1', body: '{"amount":50}' })
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(idempotencyKey('{"amount":40}', undefined)).not.toBe(key)
  })
})
