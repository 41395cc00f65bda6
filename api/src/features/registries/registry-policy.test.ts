import { describe, expect, test } from 'vitest'
import { actorOf, requireFound } from './registry-policy.ts'

describe('actorOf', () => {
  test('names an owner by their id', () => {
    const owner = { userId: 'u', registryId: 'r', sessionId: 's', isAdmin: true }
    const actor = { actorKind: 'owner', actorId: 'u', registryId: 'r' }
    expect(actorOf({ kind: 'owner', client: 'web', ...owner })).toEqual(actor)
  })

  test('names the legacy admin by what they are: there is no account behind them', () => {
    const actor = { actorKind: 'legacy_admin', registryId: 'r' }
    expect(actorOf({ kind: 'legacy_admin', registryId: 'r' })).toEqual(actor)
  })
})

describe('found', () => {
  test('hands out what is there, whatever its worth', () => {
    expect([requireFound(0), requireFound(''), requireFound(null)]).toEqual([0, '', null])
  })

  test('says NOT_FOUND of what is not there', () => {
    expect(() => requireFound(undefined)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })
})
