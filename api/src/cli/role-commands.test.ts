import { me } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { type MadeAccount, makeAccount } from '../../test/make-account.ts'
import { makeOwnerToken } from '../../test/make-owner-token.ts'
import { shareApi } from '../../test/share-api.ts'
import { adminCommand } from './admin-commands.ts'

const api = shareApi()

const run = (...args: string[]) => adminCommand(args, api.app.config)?.(api.databaseUrl)

/** An owner who stays signed in while the roles change. */
async function signedIn() {
  const account = await makeAccount(api.app)
  const token = await makeOwnerToken(api.app, account.id)
  const { call } = api.as({ authorization: `Bearer ${token}` })
  return { account, user: async () => (await call(me, {})).user }
}

const eventsOf = ({ id }: MadeAccount) =>
  api.app.db('audit_events').where({ entity_id: id }).orderBy('id')

const NONE = { isSystemAdmin: false, adminLevel: null, canManageUsers: false }
const ALL = { isSystemAdmin: true, adminLevel: 'super', canManageUsers: true }

describe('npm run admin -- grant', () => {
  test.each([
    ['system', { ...NONE, isSystemAdmin: true }],
    ['super', { ...NONE, adminLevel: 'super' }],
    ['users', { ...NONE, canManageUsers: true }],
  ])('gives the role %s alone, from the next request on', async (role, expected) => {
    const { account, user } = await signedIn()
    expect((await user()).can.administer).toBe(false)
    expect(await run('grant', account.email.toUpperCase(), role)).toMatchObject({ exitCode: 0 })
    const after = await user()
    expect(after.registrySettings).toMatchObject(expected)
    expect(after.can.administer).toBe(true)
  })

  test('grants all roles when no role is given', async () => {
    const { account, user } = await signedIn()
    await run('grant', account.email)
    expect((await user()).registrySettings).toMatchObject(ALL)
  })
})

describe('npm run admin -- revoke', () => {
  test('revokes one role or all, effective from the next request', async () => {
    const { account, user } = await signedIn()
    await run('grant', account.email)
    await run('revoke', account.email, 'system')
    expect((await user()).registrySettings).toMatchObject({ ...ALL, isSystemAdmin: false })
    expect((await user()).can.administer).toBe(true)
    await run('revoke', account.email)
    expect((await user()).registrySettings).toMatchObject(NONE)
    expect((await user()).can.administer).toBe(false)
  })
})

describe('a change of roles', () => {
  test('is recorded in the audit log with old and new roles', async () => {
    const { account } = await signedIn()
    await run('grant', account.email, 'users')
    await run('grant', account.email)
    await run('revoke', account.email, 'super')
    const event = { action: 'user.roles_changed', actor_kind: 'operator', entity: 'user' }
    expect(await eventsOf(account)).toMatchObject([
      { ...event, details: { old: [], new: ['users'] } },
      { ...event, details: { old: ['users'], new: ['system', 'super', 'users'] } },
      { ...event, details: { old: ['system', 'super', 'users'], new: ['system', 'users'] } },
    ])
  })

  test('is not recorded when nothing changes', async () => {
    const { account } = await signedIn()
    expect(await run('revoke', account.email)).toMatchObject({ exitCode: 0 })
    expect(await eventsOf(account)).toEqual([])
  })

  test('applies both of two concurrent changes', async () => {
    const { account, user } = await signedIn()
    await Promise.all([run('grant', account.email, 'super'), run('grant', account.email, 'users')])
    const both = { ...NONE, adminLevel: 'super', canManageUsers: true }
    expect((await user()).registrySettings).toMatchObject(both)
  })
})

describe('npm run admin -- roles', () => {
  test('lists only accounts with roles', async () => {
    const [holder, other] = [await makeAccount(api.app), await makeAccount(api.app)]
    await run('grant', holder.email, 'super')
    const lines = (await run('roles'))?.data?.split('\n')
    expect(lines).toContain(`${holder.email}\tsuper`)
    expect(lines?.join()).not.toContain(other.email)
  })

  test('prints a message when no account has a role', async () => {
    const none = { is_system_admin: false, admin_level: null, can_manage_users: false }
    await api.app.db('users').update(none)
    expect(await run('roles')).toEqual({ exitCode: 0, note: 'Nobody holds a role.' })
  })
})
