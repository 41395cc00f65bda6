import { deleteAccount } from '@registry/shared/contract/account'
import { login, resetPassword } from '@registry/shared/contract/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../test/browser.ts'
import { mailedTokens } from '../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { jobsAbout } from '../../../test/queued-jobs.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'
import { accountKey } from './auth-limits.ts'
import * as loginFailureStore from './login-failure-store.ts'

const MINUTE = 60_000
const WRONG = 'Wrong7Rattle'
const { now, pass } = createTestClock()

let api: TestApi
beforeAll(async () => {
  // One own proxy, so that a test may come from any address.
  api = await startApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' }, now })
})
afterAll(() => api.stop())

let addresses = 0
const newIp = () => {
  addresses += 1
  return `203.0.113.${addresses}`
}
let networks = 0x1000
/** An address in an IPv6 network that no test has used. */
const newNetwork = () => {
  networks += 1
  return `2001:db8:${networks.toString(16)}::1`
}
const from = (ip: string, headers: Record<string, string> = {}) =>
  api.as({ 'x-forwarded-for': ip, ...headers })

/** The status of a try, and the seconds to wait where it is refused unjudged. */
async function guess(email: string, ip: string, password = WRONG) {
  try {
    await from(ip).call(login, { body: { email, password } })
    return { status: 200 }
  } catch (error) {
    const { status, details } = error as { status: number; details: { retryAfterS?: number } }
    return status === 429 ? { status, retryAfterS: details.retryAfterS } : { status }
  }
}

async function fail(times: number, email: string, ip: string): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await guess(email, ip)).toEqual({ status: 401 })
}

describe('guessing at one account from one address', () => {
  test('waits 15 minutes after five, then 30, and at most an hour', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(5, email, ip)
    for (const minutes of [15, 30, 60, 60]) {
      expect(await guess(email, ip)).toEqual({ status: 429, retryAfterS: minutes * 60 })
      pass(minutes * MINUTE - 1)
      expect(await guess(email, ip, PASSWORD)).toEqual({ status: 429, retryAfterS: 1 })
      pass(1)
      await fail(1, email, ip)
    }
  })

  test('is not made longer by trying while it waits', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(5, email, ip)
    for (let n = 0; n < 5; n += 1) expect((await guess(email, ip)).status).toBe(429)
    pass(15 * MINUTE)
    expect(await guess(email, ip, PASSWORD)).toEqual({ status: 200 })
  })

  test('waits for an unknown account alike', async () => {
    const [email, ip] = ['nobody@example.com', newIp()]
    await fail(5, email, ip)
    expect(await guess(email, ip)).toEqual({ status: 429, retryAfterS: 900 })
  })

  test('is counted for the account whatever its capitals', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(3, email, ip)
    await fail(2, email.toUpperCase(), ip)
    expect((await guess(email, ip)).status).toBe(429)
  })

  test('is counted when many come at the same moment', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email, ip)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('takes the whole network of an IPv6 address for one', async () => {
    const { email } = await makeAccount(api.app)
    for (let n = 1; n <= 5; n += 1) await fail(1, email, `2001:db8:1:2::${n}`)
    expect((await guess(email, '2001:db8:1:2:3::9')).status).toBe(429)
    expect((await guess(email, '2001:db8:1:3::1')).status).toBe(401)
  })
})

/** The responses to `times` wrong passwords, each from a network of its own. */
async function failFromEverywhere(times: number, email: string) {
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  for (let n = 0; n < times; n += 1) answers.push(await guess(email, newNetwork()))
  return answers
}

/** Stores wrong passwords of an account as if they had been entered just now; each real one costs a hash. */
async function haveFailed(times: number, email: string): Promise<void> {
  const failures = { count: times, firstAt: now(), lastAt: now() }
  await loginFailureStore.lock(api.app.db, accountKey(email), now())
  await loginFailureStore.save(api.app.db, accountKey(email), failures)
}

/** A browser that has signed in to the account, each time at another network. */
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

describe('guessing at one account from many networks', () => {
  test('is delayed after ten wrong passwords, the same for an unknown account', async () => {
    for (const email of [(await makeAccount(api.app)).email, 'stranger@example.com']) {
      const answers = await failFromEverywhere(60, email)
      expect(answers).toEqual([...refused(10), ...Array(50).fill(delayed(1))])
    }
  })

  test('waits 1, 2, 4, 8 and never more than 15 minutes', async () => {
    const { email } = await makeAccount(api.app)
    await haveFailed(10, email)
    for (const minutes of [1, 2, 4, 8, 15, 15, 15]) {
      expect(await guess(email, newNetwork())).toEqual(delayed(minutes))
      pass(minutes * MINUTE - 1)
      expect((await guess(email, newNetwork(), PASSWORD)).status).toBe(429)
      pass(1)
      expect(await guess(email, newNetwork())).toEqual({ status: 401 })
    }
    pass(15 * MINUTE)
    expect(await guess(email, newNetwork(), PASSWORD)).toEqual({ status: 200 })
  })

  test('is counted over a day, so that slow guessing is delayed too', async () => {
    const { email } = await makeAccount(api.app)
    for (let n = 0; n < 10; n += 1) {
      await fail(1, email, newNetwork())
      pass(2 * 60 * MINUTE)
    }
    await fail(1, email, newNetwork())
    expect(await guess(email, newNetwork())).toEqual(delayed(2))
  })

  test('is counted when many come at the same moment, whatever the capitals', async () => {
    const { email } = await makeAccount(api.app)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        guess(n % 2 === 0 ? email : email.toUpperCase(), newNetwork()),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('starts anew after the right password', async () => {
    const { email } = await makeAccount(api.app)
    await haveFailed(9, email)
    expect(await guess(email, newNetwork(), PASSWORD)).toEqual({ status: 200 })
    expect(await failFromEverywhere(11, email)).toEqual([...refused(10), delayed(1)])
  })

  test('does not delay a browser that signed in to this account before', async () => {
    const { email } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    await haveFailed(10, email)
    await signIn()
    expect(await guess(email, newNetwork(), PASSWORD)).toEqual(delayed(1))
  })

  test('delays a browser that signed in to another account', async () => {
    const [{ email }, other] = [await makeAccount(api.app), await makeAccount(api.app)]
    const { browser } = await openKnownBrowser(other.email)
    await haveFailed(10, email)
    const attempt = browser.call(login, { body: { email, password: PASSWORD } })
    await expect(attempt).rejects.toMatchObject({ status: 429 })
  })

  test('with a known browser is delayed for that browser alone', async () => {
    const { email } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    for (let n = 0; n < 10; n += 1) {
      await expect(signIn(WRONG)).rejects.toMatchObject({ status: 401 })
    }
    await expect(signIn()).rejects.toMatchObject({ status: 429 })
    expect(await guess(email, newNetwork(), PASSWORD)).toEqual({ status: 200 })
  })

  test('does not delay the browser that set a new password, nor another one for long', async () => {
    const { email, id } = await makeAccount(api.app)
    await haveFailed(10, email)
    const browser = openBrowser(api)
    browser.headers['x-forwarded-for'] = newNetwork()
    const token = await mailedTokens.reset(api.app, id)
    const password = 'Cradle8Song'
    await browser.call(resetPassword, { body: { token, password } })
    expect(await guess(email, newNetwork(), password)).toEqual({ status: 200 })
    await haveFailed(10, email)
    await browser.call(login, { body: { email, password } })
  })

  test('does not delay the password that a signed-in owner is asked for', async () => {
    const { email, id } = await makeAccount(api.app)
    await haveFailed(10, email)
    const headers = { authorization: `Bearer ${await makeOwnerToken(api.app, id)}` }
    const close = (password: string) =>
      from(newNetwork(), headers).call(deleteAccount, { body: { password } })
    for (let n = 0; n < 10; n += 1) {
      await expect(close(WRONG)).rejects.toMatchObject({ status: 401 })
    }
    await expect(close(PASSWORD)).rejects.toMatchObject({ status: 429 })
    pass(MINUTE)
    await close(PASSWORD)
  })
})

describe('the mail about guessing', () => {
  const alertsTo = async (userId: string) =>
    (await jobsAbout(api.app.db, userId)).filter(name => name === 'send_guessing_alert').length

  test('is queued at the tenth wrong password, at most once a day', async () => {
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

  test('is queued once a day also when the right password came between', async () => {
    const { email, id } = await makeAccount(api.app)
    for (let n = 0; n < 3; n += 1) {
      await haveFailed(9, email)
      await failFromEverywhere(1, email)
      pass(MINUTE)
      expect(await guess(email, newNetwork(), PASSWORD)).toEqual({ status: 200 })
    }
    expect(await alertsTo(id)).toBe(1)
  })

  test('is not queued for the wrong passwords of a known browser', async () => {
    const { email, id } = await makeAccount(api.app)
    const { signIn } = await openKnownBrowser(email)
    for (let n = 0; n < 11; n += 1) await signIn(WRONG).catch(() => undefined)
    expect(await alertsTo(id)).toBe(0)
  })
})

describe('the owner', () => {
  test('is let in from elsewhere while somebody guesses', async () => {
    const [{ email }, thief] = [await makeAccount(api.app), newIp()]
    await fail(5, email, thief)
    expect(await guess(email, newIp(), PASSWORD)).toEqual({ status: 200 })
    expect((await guess(email, thief)).status).toBe(429)
  })

  test('may sign in as often as they like', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    for (let n = 0; n < 12; n += 1) expect((await guess(email, ip, PASSWORD)).status).toBe(200)
  })

  test('starts anew with the right password', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(4, email, ip)
    expect((await guess(email, ip, PASSWORD)).status).toBe(200)
    await fail(5, email, ip)
    expect((await guess(email, ip)).status).toBe(429)
  })

  test('starts anew after a quarter of an hour with a few wrong ones', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(4, email, ip)
    pass(15 * MINUTE)
    await fail(5, email, ip)
    expect((await guess(email, ip)).status).toBe(429)
  })

  test('may sign in at once after choosing a new password', async () => {
    const [{ email, id }, ip] = [await makeAccount(api.app), newIp()]
    await fail(5, email, ip)
    const token = await mailedTokens.reset(api.app, id)
    await from(ip).call(resetPassword, { body: { token, password: 'Cradle8Song' } })
    expect(await guess(email, ip, 'Cradle8Song')).toEqual({ status: 200 })
  })
})

test('a password asked for at deletion counts with those of login', async () => {
  const [{ email, id }, ip] = [await makeAccount(api.app), newIp()]
  const owner = from(ip, { authorization: `Bearer ${await makeOwnerToken(api.app, id)}` })
  const close = (password: string) => owner.call(deleteAccount, { body: { password } })
  await fail(3, email, ip)
  for (let n = 0; n < 2; n += 1) {
    await expect(close(WRONG)).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  }
  await expect(close(PASSWORD)).rejects.toMatchObject({ status: 429 })
  expect((await guess(email, ip)).status).toBe(429)
})
