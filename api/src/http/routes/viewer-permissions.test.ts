import { describe, expect, test } from 'vitest'
import type { RegistryViewer } from './viewer.ts'
import { requireAccountHolder, viewerPermissions } from './viewer-permissions.ts'

const owner: RegistryViewer = {
  kind: 'owner',
  client: 'web',
  userId: 'u',
  registryId: 'r',
  sessionId: 's',
  isAdmin: false,
  version: 1,
}
const administrator: RegistryViewer = { ...owner, isAdmin: true }
const legacy: RegistryViewer = { kind: 'legacy_admin', registryId: 'r', version: 1 }

describe('viewerPermissions', () => {
  test.each([
    ['an owner', owner, { administer: false, manageAccount: true }],
    ['an administrator', administrator, { administer: true, manageAccount: true }],
    ['the legacy admin', legacy, { administer: true, manageAccount: false }],
  ])('of %s', (_, viewer, expected) => {
    expect(viewerPermissions(viewer)).toEqual(expected)
  })
})

describe('requireAccountHolder', () => {
  test.each([owner, administrator, legacy])(
    'throws exactly when manageAccount is false: %o',
    viewer => {
      if (viewerPermissions(viewer).manageAccount) expect(requireAccountHolder(viewer)).toBe(viewer)
      else
        expect(() => requireAccountHolder(viewer)).toThrow(
          expect.objectContaining({ code: 'FORBIDDEN' }),
        )
    },
  )
})
