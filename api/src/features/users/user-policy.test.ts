import { describe, expect, test } from 'vitest'
import { ROLES, rolesOf, userPermissions, withRoles } from './user-policy.ts'

const NONE = { isSystemAdmin: false, adminLevel: null, canManageUsers: false }

describe('userPermissions', () => {
  test.each([
    ['no role', NONE, false],
    ['the system', { ...NONE, isSystemAdmin: true }, true],
    ['the level super', { ...NONE, adminLevel: 'super' }, true],
    ['an unknown level', { ...NONE, adminLevel: 'helper' }, false],
    ['users', { ...NONE, canManageUsers: true }, true],
    ['all', { isSystemAdmin: true, adminLevel: 'super', canManageUsers: true }, true],
  ])('with %s: %o may administer: %s', (_, roles, administer) => {
    expect(userPermissions(roles)).toEqual({ administer, manageAccount: true })
  })
})

describe('rolesOf', () => {
  test('returns exactly the roles of withRoles', () => {
    for (let bits = 0; bits < 2 ** ROLES.length; bits += 1) {
      const roles = ROLES.filter((_, index) => bits & (2 ** index))
      expect(rolesOf(withRoles(roles))).toEqual(roles)
      expect(userPermissions(withRoles(roles)).administer).toBe(roles.length > 0)
    }
  })
})
