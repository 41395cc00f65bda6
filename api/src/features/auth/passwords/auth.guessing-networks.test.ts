import { deleteAccount } from '@registry/shared/contract/account/account'
import { login, resetPassword } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../../../../test/browser.ts'
import { guessPassword, WRONG } from '../../../../test/guess-password.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { jobNamesOfUser } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { accountKey } from '../auth-limits.ts'
import * as loginFailureStore from './login-failure-store.ts'

const MINUTE = 60_000
const { now, pass } = createTestClock()

// One trusted proxy, so that a test can set its IP address.
const api = shareApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' }, now })

let networks = 0x1000
/** Returns an IP address in an IPv6 network that no other test uses. */
const newNetwork = () => {
  networks += 1
  return `2001:db8:${networks.toString(16)}::1`
}

/** Signs in from a new network. */
const guess = (email: string, password?: string) =>
  guessPassword(api, { email, ip: newNetwork(), password })

/** Returns the responses to `times` wrong passwords, each from a new network. */
async function failFromEverywhere(times: number, email: string) {
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  for (let n = 0; n < times; n += 1) answers.push(await guess(email))
  return answers
}

/** Stores failed attempts of an account as of now, since each real one costs a hash. */
async function haveFailed(times: number, email: string): Promise<void> {
  const failures = { count: times, firstAt: now(), lastAt: now() }
  await loginFailureStore.lock(api.app.db, accountKey(email), now())
  await loginFailureStore.save(api.app.db, accountKey(email), failures)
}

/** Creates a browser that has signed in to the account and then changes network on each request. */
async function openKnownBrowser(email: string) {
  const browser = openBrowser(api)
  const signIn = (password = PASSWORD) => {
    browser.headers['x-forwarded-for'] = newNetwork()
    return browser.call(login, { body: { email, password } })
  }
  await signIn()
  return { browser, signIn }
}

const refused = (count: number) => Array(count).fill({ status: 401 })
const delayed = (minutes: number) => ({ status: 429, retryAfterS: minutes * 60 })

describe("guessing one account's password from many networks", () => {
  test('is delayed after ten wrong passwords, also for an unknown account', async () => {
    for (const email of [(await makeAccount(api.app)).email, 'stranger@example.com']) {
      const answers = await failFromEverywhere(15, email)
      expect(answers).toEqual([...refused(10), ...Array(5).fill(delayed(1))])
    }
  })

  test('is counted when concurrent, ignoring the case of the email address', async () => {
    const { email } = await makeAccount(api.app)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => guess(n % 2 === 0 ? email : email.toUpperCase())),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('starts over after the right password', async () => {
    const { email } = await makeAccount(api.app)
    await haveFailed(9, email)
    expect(await guess(email, PASSWORD)).toEqual({ status: 200 })
    expect(await failFromEverywhere(11, email)).toEqual([...refused(10), delayed(1)])
  })

  test('does not delay a browser that signed in to this account before', async () => {
    const { email } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    await haveFailed(10, email)
    await signIn()
    expect(await guess(email, PASSWORD)).toEqual(delayed(1))
  })

  test('delays a browser that signed in to another account', async () => {
    const [{ email }, other] = [await makeAccount(api.app), await makeAccount(api.app)]
    const { browser } = await openKnownBrowser(other.email)
    await haveFailed(10, email)
    const attempt = browser.call(login, { body: { email, password: PASSWORD } })
    await expect(attempt).rejects.toMatchObject({ status: 429 })
  })

  test('with a known browser delays only that browser', async () => {
    const { email } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    for (let n = 0; n < 10; n += 1) {
      await expect(signIn(WRONG)).rejects.toMatchObject({ status: 401 })
    }
    await expect(signIn()).rejects.toMatchObject({ status: 429 })
    expect(await guess(email, PASSWORD)).toEqual({ status: 200 })
  })

  test('does not delay the browser that reset the password', async () => {
    const { email, id } = await makeAccount(api.app)
    await haveFailed(10, email)
    const browser = openBrowser(api)
    browser.headers['x-forwarded-for'] = newNetwork()
    const token = await mailedTokens.reset(api.app, id)
    const password = 'Cradle8Song'
    await browser.call(resetPassword, { body: { token, password } })
    expect(await guess(email, password)).toEqual({ status: 200 })
    await haveFailed(10, email)
    await browser.call(login, { body: { email, password } })
  })

  test('does not delay a browser whose own failures led to the reset', async () => {
    const { email, id } = await makeAccount(api.app)
    const { browser } = await openKnownBrowser(email)
    const guessed = { body: { email, password: WRONG } }
    for (let n = 0; n < 5; n += 1) {
      await expect(browser.call(login, guessed)).rejects.toMatchObject({ status: 401 })
    }
    await expect(browser.call(login, guessed)).rejects.toMatchObject({ status: 429 })
    const token = await mailedTokens.reset(api.app, id)
    const password = 'Cradle8Song'
    // The link is opened on another device, in another network.
    const phone = openBrowser(api)
    phone.headers['x-forwarded-for'] = newNetwork()
    await phone.call(resetPassword, { body: { token, password } })
    await browser.call(login, { body: { email, password } })
  })

  test('does not delay password confirmation by a signed-in owner', async () => {
    const { email, id } = await makeAccount(api.app)
    await haveFailed(10, email)
    const headers = { authorization: `Bearer ${await makeOwnerToken(api.app, id)}` }
    const close = (password: string) =>
      api
        .as({ ...headers, 'x-forwarded-for': newNetwork() })
        .call(deleteAccount, { body: { password } })
    for (let n = 0; n < 10; n += 1) {
      await expect(close(WRONG)).rejects.toMatchObject({ status: 401 })
    }
    await expect(close(PASSWORD)).rejects.toMatchObject({ status: 429 })
    pass(MINUTE)
    await close(PASSWORD)
  })
})

describe('the email about guessing', () => {
  const alertsTo = async (userId: string) =>
    (await jobNamesOfUser(api.app.db, userId)).filter(name => name === 'send_guessing_alert').length

  test('is enqueued at the tenth wrong password, at most once a day', async () => {
    const { email, id } = await makeAccount(api.app)
    await haveFailed(8, email)
    await failFromEverywhere(1, email)
    expect(await alertsTo(id)).toBe(0)
    await failFromEverywhere(50, email)
    expect(await alertsTo(id)).toBe(1)
    pass(24 * 60 * MINUTE - 1)
    await failFromEverywhere(1, email)
    expect(await alertsTo(id)).toBe(1)
    pass(15 * MINUTE)
    await failFromEverywhere(1, email)
    expect(await alertsTo(id)).toBe(2)
  })

  test('is enqueued once a day even if the right password was entered in between', async () => {
    const { email, id } = await makeAccount(api.app)
    for (let n = 0; n < 3; n += 1) {
      await haveFailed(9, email)
      await failFromEverywhere(1, email)
      pass(MINUTE)
      expect(await guess(email, PASSWORD)).toEqual({ status: 200 })
    }
    expect(await alertsTo(id)).toBe(1)
  })

  test('is not enqueued for wrong passwords of a known browser', async () => {
    const { email, id } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    for (let n = 0; n < 11; n += 1) await signIn(WRONG).catch(() => undefined)
    expect(await alertsTo(id)).toBe(0)
  })
})
