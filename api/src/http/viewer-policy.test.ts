import { describe, expect, test } from 'vitest'
import type { RegistryViewer } from './viewer.ts'
import { accountHolder, viewerCan } from './viewer-policy.ts'

const owner: RegistryViewer = {
  kind: 'owner',
  client: 'web',
  userId: 'u',
  registryId: 'r',
  sessionId: 's',
  isAdmin: false,
}
const administrator: RegistryViewer = { ...owner, isAdmin: true }
const legacy: RegistryViewer = { kind: 'legacy_admin', registryId: 'r' }

describe('viewerCan', () => {
  test.each([
    ['an owner', owner, { administer: false, manageAccount: true }],
    ['an administrator', administrator, { administer: true, manageAccount: true }],
    ['the legacy admin', legacy, { administer: true, manageAccount: false }],
  ])('of %s', (_, viewer, expected) => {
    expect(viewerCan(viewer)).toEqual(expected)
  })
})

describe('accountHolder', () => {
  test.each([owner, administrator, legacy])('refuses exactly whom the flag refuses: %o', viewer => {
    if (viewerCan(viewer).manageAccount) expect(accountHolder(viewer)).toBe(viewer)
    else expect(() => accountHolder(viewer)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  })
})
