import { ApiError } from '@registry/shared/client/api-error'
import { me, type User } from '@registry/shared/contract/account/auth'
import { updateProfile } from '@registry/shared/contract/account/settings'
import {
  getPaymentMethods,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

type Own = Awaited<ReturnType<typeof openOwnRegistry>>
type Changes = Parameters<typeof save>[1]
const save = (
  { call }: Own,
  body: { version?: number; registryTitle?: string; registrySubtitle?: string; name?: string },
) => call(updateProfile, { body })
const load = async ({ call }: Own): Promise<User> => (await call(me, {})).user

/** Returns the only rejection; fails unless exactly one request succeeded. */
async function raceOf(own: Own, changes: Changes[]) {
  const results = await Promise.allSettled(changes.map(body => save(own, body)))
  const won = results.flatMap(result => (result.status === 'fulfilled' ? [result.value.user] : []))
  const lost = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(won).toHaveLength(1)
  return { won: won[0], lost }
}

describe('the version of the settings', () => {
  test('lets exactly one of several concurrent changes win and returns its values to the others', async () => {
    const own = await openOwnRegistry(api)
    const { version } = await load(own)
    const titles = Array.from({ length: 6 }, (_, n) => ({ version, registryTitle: `Title ${n}` }))
    const { won, lost } = await raceOf(own, titles)
    expect(lost).toHaveLength(5)
    for (const error of lost) {
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' })
      expect(error.details.body.current).toEqual(won)
    }
    expect(await load(own)).toEqual(won)
  })

  test('changes with the name, the roles and the email status of the owner', async () => {
    const own = await openOwnRegistry(api)
    const users = api.app.db('users').where({ id: own.registry.ownerId })
    const versions = [(await load(own)).version]
    for (const change of [
      { name: 'Priya Rao' },
      { is_system_admin: true },
      { email_verified_at: new Date() },
    ]) {
      await users.clone().update(change)
      versions.push((await load(own)).version)
    }
    expect(new Set(versions).size).toBe(4)
  })

  test('changes only given fields', async () => {
    const own = await openOwnRegistry(api)
    const before = await load(own)
    const { user } = await save(own, { version: before.version, registryTitle: 'Renamed here' })
    expect(user).toEqual({ ...before, registryTitle: 'Renamed here', version: user.version })
    expect(user.version).toBeGreaterThan(before.version ?? 0)
    const unversioned = await save(own, { registrySubtitle: 'Without a version' })
    expect(unversioned.user).toMatchObject({
      registryTitle: 'Renamed here',
      registrySubtitle: 'Without a version',
    })
  })

  test('rejects an outdated change of a field, but none that changes nothing', async () => {
    const own = await openOwnRegistry(api)
    const { version } = await load(own)
    const { user } = await save(own, { version, registryTitle: 'Renamed here' })
    await expect(save(own, { version, name: 'Another' })).rejects.toMatchObject({ status: 409 })
    expect((await save(own, { version, registryTitle: 'Renamed here' })).user).toEqual(user)
  })

  test('stores nothing of a rejected change, not even its slug', async () => {
    const own = await openOwnRegistry(api)
    const { version, registrySlug } = await load(own)
    await save(own, { version, registryTitle: 'Renamed here' })
    const body = { version, registrySlug: `${registrySlug}-moved` }
    await expect(own.call(updateProfile, { body })).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
    const query = { sortBy: 'value', sortOrder: 'desc' } as const
    const params = { slug: registrySlug }
    const { registryOwner } = await api.call(listRegistryItems, { params, query })
    expect(registryOwner).toMatchObject({ registrySlug, registryTitle: 'Renamed here' })
  })
})

describe('the version of the payment methods', () => {
  async function signIn() {
    const { id } = await makeAccount(api.app)
    const token = await makeOwnerToken(api.app, id)
    return api.as({ authorization: `Bearer ${token}` })
  }
  const paynow = (address: string) => ({ 'singapore-paynow': { address, bankShows: '' } })

  test('lets exactly one of two concurrent changes win', async () => {
    const own = await signIn()
    const { version } = await own.call(getPaymentMethods, {})
    const put = (address: string) =>
      own.call(updatePaymentMethods, {
        body: { methods: paynow(address), password: PASSWORD, version },
      })
    const results = await Promise.allSettled([put('91234567'), put('98765432')])
    const won = results.find(result => result.status === 'fulfilled')?.value
    const lost = results.find(result => result.status === 'rejected')?.reason
    expect(lost).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' })
    expect(lost.details.body).toMatchObject({ current: won?.data, version: won?.version })
    expect(await own.call(getPaymentMethods, {})).toEqual(won)
  })

  test('stays the same when the title changes', async () => {
    const own = await signIn()
    const { version } = await own.call(getPaymentMethods, {})
    await own.call(updateProfile, { body: { registryTitle: 'Renamed here' } })
    expect((await own.call(getPaymentMethods, {})).version).toBe(version)
  })
})
