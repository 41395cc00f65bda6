import { describe, expect, test } from 'vitest'
import { actorOf } from './audit-store.ts'

describe('actorOf', () => {
  test('returns the id of an owner', () => {
    const owner = { userId: 'u', registryId: 'r', sessionId: 's', isAdmin: true, version: 1 }
    const actor = { actorKind: 'owner', actorId: 'u', registryId: 'r' }
    expect(actorOf({ kind: 'owner', client: 'web', ...owner })).toEqual(actor)
  })

  test('returns the legacy administrator without an id', () => {
    const actor = { actorKind: 'legacy_admin', registryId: 'r' }
    expect(actorOf({ kind: 'legacy_admin', registryId: 'r', version: 1 })).toEqual(actor)
  })
})
