import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { login, me } from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../test/browser.ts'
import { makeItem, makeRegistry } from '../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../test/make-account.ts'
import { shareApi } from '../../test/share-api.ts'
import { ConfigError } from '../config-error.ts'
import { loadSecrets } from '../secrets.ts'
import { adminCommand, USAGE } from './admin-commands.ts'

const api = shareApi()
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

const run = (...args: string[]) => adminCommand(args, api.app.config)?.(api.databaseUrl)

describe('npm run admin', () => {
  test('verify lets an owner sign in', async () => {
    const { email } = await makeAccount(api.app, { isVerified: false })
    expect(await run('verify', email)).toMatchObject({ exitCode: 0 })
    const { user } = await api.call(login, { body: { email, password: PASSWORD } })
    expect(user.emailVerified).toBe(true)
  })

  test.each(['grant', 'revoke', 'verify'])('%s fails for an unknown account', async name => {
    expect(await run(name, 'nobody@example.com')).toEqual({
      exitCode: 1,
      note: 'There is no account with this email address.',
    })
  })

  test('list allows search engines to index a registry and unlist forbids it', async () => {
    const { id, slug } = await makeRegistry(api.app.db)
    const isListed = async () => (await api.app.db('registries').where({ id }).first()).is_listed
    expect(await isListed()).toBe(false)
    expect(await run('list', slug)).toMatchObject({ exitCode: 0 })
    expect(await isListed()).toBe(true)
    expect(await run('unlist', slug)).toMatchObject({ exitCode: 0 })
    expect(await isListed()).toBe(false)
    const actions = api.app.db('audit_events').where({ registry_id: id }).orderBy('id')
    expect(await actions.pluck('action')).toEqual(['registry.listed', 'registry.unlisted'])
    expect(await run('list', 'nobody-here')).toMatchObject({ exitCode: 1 })
  })

  test('reset-admin-password generates a new password and ends all legacy sessions', async () => {
    const { dataDir } = api.app.config
    const before = loadSecrets(dataDir)
    const browser = openBrowser(api)
    await browser.call(legacyLogin, { body: { adminPassword: before.adminPassword } })
    const outcome = await run('reset-admin-password')
    const after = loadSecrets(dataDir)
    expect(outcome).toMatchObject({ exitCode: 0, data: after.adminPassword })
    expect(after).toEqual({
      ...before,
      adminPassword: expect.not.stringMatching(before.adminPassword),
    })
    await expect(browser.call(me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('reset-admin-password fails when ADMIN_PASSWORD is set', async () => {
    const config = { ...api.app.config, adminPassword: 'from-the-settings' }
    const outcome = await adminCommand(['reset-admin-password'], config)?.(api.databaseUrl)
    expect(outcome).toMatchObject({ exitCode: 1, note: expect.stringContaining('ADMIN_PASSWORD') })
  })

  test.each([
    ['rotate-session-key', 'sessionKey'],
    ['rotate-push-keys', 'vapid'],
  ] as const)('%s replaces %s and no other secret', async (name, secret) => {
    const { dataDir } = api.app.config
    const before = loadSecrets(dataDir)
    expect(await run(name)).toMatchObject({ exitCode: 0, note: expect.stringContaining('restart') })
    const after = loadSecrets(dataDir)
    expect(after[secret]).not.toEqual(before[secret])
    expect({ ...after, [secret]: before[secret] }).toEqual(before)
  })

  test.each(['reset-admin-password', 'rotate-session-key', 'rotate-push-keys'])(
    '%s records and ends nothing when DATA_DIR has no secrets',
    async name => {
      const browser = openBrowser(api)
      const { adminPassword } = loadSecrets(api.app.config.dataDir)
      await browser.call(legacyLogin, { body: { adminPassword } })
      const recorded = () =>
        api.app.db('audit_events').where({ actor_kind: 'operator' }).pluck('id')
      const before = await recorded()
      const config = { ...api.app.config, dataDir: path.join(api.app.config.dataDir, 'mistyped') }
      await expect(adminCommand([name], config)?.(api.databaseUrl)).rejects.toThrow(ConfigError)
      expect(await recorded()).toEqual(before)
      expect(await browser.call(me, {})).toMatchObject({ success: true })
    },
  )

  test('export prints the data of one registry only, and fails for an unknown one', async () => {
    const { registryId, slug, email } = await makeAccount(api.app)
    const id = await makeItem(api.app.db, registryId)
    const other = await makeRegistry(api.app.db)
    await makeItem(api.app.db, other.id)
    const outcome = await run('export', slug)
    const exported = JSON.parse(outcome?.data ?? '')
    expect(exported.registry).toMatchObject({ id: registryId, slug })
    expect(exported.owner).toMatchObject({ email })
    expect(exported.items).toMatchObject([{ id, totalPriceCents: 30_000 }])
    expect(outcome?.data).not.toMatch(/argon2|password/i)
    expect(await run('export', 'nobodys')).toMatchObject({ exitCode: 1 })
  })

  test.each([
    [],
    ['grant'],
    ['grant', 'a', 'owner'],
    ['grant', 'a', 'super', 'users'],
    ['roles', 'a'],
    ['verify', 'a', 'super'],
    ['export'],
    ['reset-admin-password', 'x'],
    ['rm'],
  ])('knows no command %j', (...args) =>
    expect(adminCommand(args.flat(), api.app.config)).toBeUndefined(),
  )

  test('prints its usage and exits with 2 on invalid arguments', () => {
    const file = path.resolve(import.meta.dirname, 'admin.ts')
    const ended = spawnSync(process.execPath, [file, 'rm', '-rf'], { encoding: 'utf8' })
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: USAGE })
  })
})
