import {
  correctEmail,
  forgotPassword,
  login,
  resendVerification,
} from '@registry/shared/contract/account/auth'
import { legacyLogin, legacyValidate } from '@registry/shared/contract/account/legacy-admin'
import { beforeAll, describe, expect, test } from 'vitest'
import { countHashes } from '../../../../test/count-hashes.ts'
import { makeRegistry } from '../../../../test/factories.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import * as userStore from '../../users/user-store.ts'
import { accountKey } from '../auth-limits.ts'
import * as loginFailureStore from './login-failure-store.ts'

const api = shareApi()
beforeAll(async () => {
  await makeRegistry(api.app.db, 'demo')
})

/** Returns the SQL statements that a request causes, without their values. */
async function statementsOf(work: () => Promise<unknown>, { app } = api): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) =>
    void statements.push(sql.replace(/\$\d+|DEFAULT/g, 'value'))
  app.db.on('query', note)
  await work().catch(() => undefined)
  app.db.off('query', note)
  return statements
}

async function addresses() {
  const known = await makeAccount(api.app)
  const unverified = await makeAccount(api.app, { isVerified: false })
  const bare = await makeAccount(api.app)
  await api.app.db('users').where({ id: bare.id }).update({ password_hash: null })
  const closed = await makeAccount(api.app)
  await userStore.close(api.app.db, closed.id, api.app.now())
  return {
    'with an account': known.email,
    'not verified': unverified.email,
    'without a password': bare.email,
    'of a closed account': closed.email,
    unknown: 'nobody@example.com',
  }
}

describe('an unknown email address', () => {
  const wrong = (email: string) => () =>
    api.call(login, { body: { email, password: 'Wrong7Rattle' } })

  test('takes as many hashes as a wrong password', async () => {
    for (const [kind, email] of Object.entries(await addresses())) {
      const hashes = await countHashes(() => wrong(email)().catch(() => undefined))
      expect([kind, hashes]).toEqual([kind, 1])
    }
  })

  test.each([
    ['a wrong login', wrong],
    [
      'a wrong correction of the email address',
      (email: string) => () => {
        const body = { email, password: 'Wrong7Rattle', newEmail: 'right@example.com' }
        return api.call(correctEmail, { body })
      },
    ],
    [
      'a resent verification',
      (email: string) => () => api.call(resendVerification, { body: { email } }),
    ],
    [
      'a forgotten password',
      (email: string) => () => api.call(forgotPassword, { body: { email } }),
    ],
  ])('causes the same queries: %s', async (_, attempt) => {
    const { 'with an account': known, ...others } = await addresses()
    const expected = await statementsOf(attempt(known))
    expect(expected.length).toBeGreaterThan(1)
    for (const [kind, email] of Object.entries(others)) {
      expect([kind, await statementsOf(attempt(email))]).toEqual([kind, expected])
    }
  })

  test('causes the same queries at the tenth wrong password and during the delay', async () => {
    const strict = await startApi({ beside: api, env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' } })
    const { app } = strict
    let networks = 0
    const wrongFrom = (email: string) => () => {
      networks += 1
      const headers = {
        'x-forwarded-for': `203.0.113.${networks}`,
        cookie: `device=${'a'.repeat(43)}`,
      }
      const body = { email, password: 'Wrong7Rattle' }
      return strict.as(headers).call(login, { body })
    }
    const workOf = async (email: string) => {
      const at = app.now()
      const key = accountKey(email)
      await loginFailureStore.lock(app.db, key, at)
      await loginFailureStore.save(app.db, key, { count: 9, firstAt: at, lastAt: at })
      const tenth = await statementsOf(wrongFrom(email), strict)
      const delayed = await statementsOf(wrongFrom(email), strict)
      return { tenth, delayed }
    }
    const { 'with an account': known, ...others } = await addresses()
    const expected = await workOf(known)
    expect(expected.tenth.join()).toMatch(/known_devices.*add_job/s)
    expect(expected.delayed.join()).not.toContain('add_job')
    for (const [kind, email] of Object.entries(others)) {
      expect([kind, await workOf(email)]).toEqual([kind, expected])
    }
    await strict.stop()
  })

  test('does not hash a password when only an email is requested', async () => {
    const body = { email: (await makeAccount(api.app)).email }
    expect(await countHashes(() => api.call(forgotPassword, { body }))).toBe(0)
    expect(await countHashes(() => api.call(resendVerification, { body }))).toBe(0)
  })
})

describe('the legacy password', () => {
  test("takes as many hashes as an account's password, for login and validation", async () => {
    const { adminPassword } = api.app.secrets
    // The first request also creates the hash to compare with.
    await api.call(legacyValidate, { body: { adminPassword } })
    for (const endpoint of [legacyLogin, legacyValidate]) {
      for (const guess of [adminPassword, 'x', 'y'.repeat(200)]) {
        const attempt = () => api.call(endpoint, { body: { adminPassword: guess } })
        expect(await countHashes(() => attempt().catch(() => undefined))).toBe(1)
      }
    }
  })
})

test('the right password of an account takes one hash', async () => {
  const { email } = await makeAccount(api.app)
  expect(await countHashes(() => api.call(login, { body: { email, password: PASSWORD } }))).toBe(1)
})
