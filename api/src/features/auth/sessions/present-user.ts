import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import type { Config } from '../../../config.ts'
import { viewerPermissions } from '../../../http/routes/viewer-permissions.ts'
import { paymentMethodsOf } from '../../registries/payee.ts'
import type { Registry } from '../../registries/registry-store.ts'
import { userPermissions } from '../../users/user-policy.ts'
import type { Account } from '../../users/user-store.ts'

function registryPart(registry: Registry, config: Config) {
  return {
    registryName: registry.name,
    registrySlug: registry.slug,
    registryTitle: registry.title,
    registrySubtitle: registry.subtitle,
    version: registry.version,
    settings: {
      paymentMethods: paymentMethodsOf(registry, config.payeeDefaults),
      giftPassingEnabled: config.giftPassingEnabled && registry.giftPassingEnabled,
      isListed: registry.isListed,
    },
  }
}

/** Converts an owner for themselves. */
export function presentUser(account: Account, registry: Registry, config: Config): User {
  const { settings, ...names } = registryPart(registry, config)
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    emailVerified: account.emailVerifiedAt !== null,
    createdAt: account.createdAt.toISOString(),
    ...names,
    hasPassword: account.passwordHash !== null,
    authMethod: 'password',
    registrySettings: {
      isSystemAdmin: account.isSystemAdmin,
      adminLevel: account.adminLevel,
      canManageUsers: account.canManageUsers,
      ...settings,
    },
    checklist: registry.checklist,
    can: userPermissions(account),
  }
}

/** Id for the legacy administrator, who has no account. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/** Converts the legacy administrator to the user object that clients expect. */
export function presentLegacyUser(registry: Registry, config: Config): User {
  const { settings, ...names } = registryPart(registry, config)
  return {
    id: NO_ACCOUNT,
    email: '',
    name: authMessages.legacyName,
    emailVerified: true,
    createdAt: registry.createdAt.toISOString(),
    ...names,
    hasPassword: false,
    authMethod: 'legacy',
    registrySettings: { isSystemAdmin: true, adminLevel: null, canManageUsers: false, ...settings },
    checklist: registry.checklist,
    can: viewerPermissions({ kind: 'legacy_admin' }),
  }
}
