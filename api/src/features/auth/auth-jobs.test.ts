import { login } from '@registry/shared/contract/account/auth'
import { legacyLogin } from '@registry/shared/contract/account/legacy-admin'
import { beforeAll, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { removeExpiredSessions } from './auth-jobs.ts'
import { sendVerification } from './auth-mails.ts'

const DAY = 24 * 3_600_000
const { now, pass } = createTestClock()

const api = shareApi({ now })
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

const TABLES = [
  'sessions',
  'access_tokens',
  'refresh_tokens',
  'email_tokens',
  'legacy_admin_sessions',
]

async function counts() {
  const rows = await Promise.all(TABLES.map(table => api.app.db(table).count('* as n')))
  return rows.map(([row]) => row?.n)
}

test('the nightly job removes only sessions that ended more than a week ago', async () => {
  const tools = { app: api.app, mail: createMemoryMail() }
  const { email } = await makeAccount(api.app)
  const unverified = await makeAccount(api.app, { isVerified: false })
  const signIn = () => api.call(login, { body: { email, password: PASSWORD } })
  await signIn()
  await api.call(legacyLogin, { body: { adminPassword: api.app.secrets.adminPassword } })
  await sendVerification.work({ userId: unverified.id }, tools)

  await removeExpiredSessions.work({ _cron: {} }, tools)
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  pass(10 * DAY)
  await removeExpiredSessions.work({ _cron: {} }, tools)
  expect(await counts()).toEqual([1, 0, 1, 0, 0])
  pass(28 * DAY)
  await signIn()
  await removeExpiredSessions.work({ _cron: {}, sliceSize: 1 }, tools)
  expect(await counts()).toEqual([1, 1, 1, 0, 0])
})

test('the nightly job removes failed attempts after a week and devices after 400 days', async () => {
  const tools = { app: api.app, mail: createMemoryMail() }
  const { email, id } = await makeAccount(api.app)
  await api.call(login, { body: { email, password: PASSWORD } })
  const wrong = api.call(login, { body: { email, password: 'Wrong7Rattle' } })
  await expect(wrong).rejects.toMatchObject({ status: 401 })
  const kept = async () => [
    (await api.app.db('login_failures').select('key')).length,
    (await api.app.db('known_devices').where({ user_id: id })).length,
  ]
  pass(6 * DAY)
  await removeExpiredSessions.work({ _cron: {} }, tools)
  // One counter for the network, one for the account.
  expect(await kept()).toEqual([2, 1])
  pass(2 * DAY)
  await removeExpiredSessions.work({ _cron: {} }, tools)
  expect(await kept()).toEqual([0, 1])
  pass(393 * DAY)
  await removeExpiredSessions.work({ _cron: {} }, tools)
  expect(await kept()).toEqual([0, 0])
})
