import type { User } from '@registry/shared/contract/account/auth'

/** Creates an owner with a password as the API returns them, with overrides. */
export function makeUser(overrides: Partial<User> = {}): User {
  return {
    id: '0190f3a2-0000-7000-8000-000000000001',
    email: 'priya@example.com',
    name: 'Priya Raman',
    emailVerified: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    registryName: 'Baby Raman',
    registrySlug: 'baby-raman',
    registryTitle: 'Baby Raman',
    registrySubtitle: 'With love',
    hasPassword: true,
    authMethod: 'password',
    registrySettings: {
      isSystemAdmin: false,
      adminLevel: null,
      canManageUsers: false,
      paymentMethods: [],
      giftPassingEnabled: true,
      isListed: false,
    },
    can: { administer: false, manageAccount: true },
    ...overrides,
  }
}
