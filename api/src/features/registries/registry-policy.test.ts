import { describe, expect, test } from 'vitest'
import { actorOf, requireFound } from './registry-policy.ts'

describe('actorOf', () => {
  test('returns the id of an owner', () => {
    const owner = { userId: 'u', registryId: 'r', sessionId: 's', isAdmin: true }
    const actor = { actorKind: 'owner', actorId: 'u', registryId: 'r' }
    expect(actorOf({ kind: 'owner', client: 'web', ...owner })).toEqual(actor)
  })

  test('returns the legacy administrator without an id', () => {
    const actor = { actorKind: 'legacy_admin', registryId: 'r' }
    expect(actorOf({ kind: 'legacy_admin', registryId: 'r' })).toEqual(actor)
  })
})

describe('requireFound', () => {
  test('returns any defined value', () => {
    expect([requireFound(0), requireFound(''), requireFound(null)]).toEqual([0, '', null])
  })

  test('throws NOT_FOUND for undefined', () => {
    expect(() => requireFound(undefined)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })
})
