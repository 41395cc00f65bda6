import { me } from '@registry/shared/contract/account/auth'
import { updateProfile } from '@registry/shared/contract/account/settings'
import { USER_VERSION_HEADER } from '@registry/shared/contract/user-version-header'
import { expect, test } from 'vitest'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { grant } from '../../cli/role-commands.ts'

const api = shareApi()

async function setUp() {
  const own = await openOwnRegistry(api)
  const headers = { authorization: `Bearer ${own.token}` }
  const headerVersion = async () => {
    const response = await fetch(`${api.url}/api/admin/auto-thank-you`, { headers })
    return Number(response.headers.get(USER_VERSION_HEADER))
  }
  return { ...own, headerVersion }
}

test('every response to an owner carries the version of their user data', async () => {
  const { call, headerVersion } = await setUp()
  expect(await headerVersion()).toBe((await call(me, {})).user.version)
  const { user } = await call(updateProfile, { body: { registryTitle: 'Renamed elsewhere' } })
  expect(await headerVersion()).toBe(user.version)
})

test('a granted role changes the version at the next request', async () => {
  const { call, headerVersion } = await setUp()
  const before = await headerVersion()
  const { email } = (await call(me, {})).user
  await grant(api.app.db, email, ['super'])
  expect(await headerVersion()).toBeGreaterThan(before)
  const { user } = await call(me, {})
  expect(user).toMatchObject({ version: await headerVersion(), can: { administer: true } })
})

test('responses to visitors carry no version', async () => {
  const response = await fetch(`${api.url}/api/health`)
  expect(response.headers.get(USER_VERSION_HEADER)).toBeNull()
})
