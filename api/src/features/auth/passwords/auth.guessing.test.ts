import { deleteAccount } from '@registry/shared/contract/account/account'
import { correctEmail, resetPassword } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { guessPassword, WRONG } from '../../../../test/guess-password.ts'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const MINUTE = 60_000
const { now, pass } = createTestClock()

// One trusted proxy, so that a test can set its IP address.
const api = shareApi({ env: { RATE_LIMITS: 'strict', TRUST_PROXY: '1' }, now })

let addresses = 0
const newIp = () => {
  addresses += 1
  return `203.0.113.${addresses}`
}
const from = (ip: string, headers: Record<string, string> = {}) =>
  api.as({ 'x-forwarded-for': ip, ...headers })

const guess = (email: string, ip: string, password?: string) =>
  guessPassword(api, { email, ip, password })

async function fail(times: number, email: string, ip: string): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await guess(email, ip)).toEqual({ status: 401 })
}

describe("guessing one account's password from one IP address", () => {
  test('is delayed longer by the next failure, but not by attempts during the delay', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(5, email, ip)
    for (let n = 0; n < 5; n += 1) expect((await guess(email, ip)).status).toBe(429)
    pass(15 * MINUTE)
    await fail(1, email, ip)
    expect(await guess(email, ip)).toEqual({ status: 429, retryAfterS: 30 * 60 })
    pass(30 * MINUTE)
    expect(await guess(email, ip, PASSWORD)).toEqual({ status: 200 })
  })

  test('is delayed too where the email address is corrected', async () => {
    const [{ email }, ip] = [await makeAccount(api.app, { isVerified: false }), newIp()]
    const body = { email, password: WRONG, newEmail: 'right@example.com' }
    for (let n = 0; n < 5; n += 1) {
      await expect(from(ip).call(correctEmail, { body })).rejects.toMatchObject({ status: 401 })
    }
    const right = { ...body, password: PASSWORD }
    await expect(from(ip).call(correctEmail, { body: right })).rejects.toMatchObject({
      status: 429,
    })
    expect(await guess(email, ip, PASSWORD)).toEqual({ status: 429, retryAfterS: 900 })
  })

  test('is delayed for an unknown account too', async () => {
    const [email, ip] = ['nobody@example.com', newIp()]
    await fail(5, email, ip)
    expect(await guess(email, ip)).toEqual({ status: 429, retryAfterS: 900 })
  })

  test('is counted per account, ignoring case', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(3, email, ip)
    await fail(2, email.toUpperCase(), ip)
    expect((await guess(email, ip)).status).toBe(429)
  })

  test('is counted when concurrent', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email, ip)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('is counted per network for IPv6', async () => {
    const { email } = await makeAccount(api.app)
    for (let n = 1; n <= 5; n += 1) await fail(1, email, `2001:db8:1:2::${n}`)
    expect((await guess(email, '2001:db8:1:2:3::9')).status).toBe(429)
    expect((await guess(email, '2001:db8:1:3::1')).status).toBe(401)
  })
})

describe('the owner of an attacked account', () => {
  test('can sign in from another network during an attack', async () => {
    const [{ email }, thief] = [await makeAccount(api.app), newIp()]
    await fail(5, email, thief)
    expect(await guess(email, newIp(), PASSWORD)).toEqual({ status: 200 })
    expect((await guess(email, thief)).status).toBe(429)
  })

  test('can sign in without a limit on successes', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    for (let n = 0; n < 12; n += 1) expect((await guess(email, ip, PASSWORD)).status).toBe(200)
  })

  test('resets the counter with the right password', async () => {
    const [{ email }, ip] = [await makeAccount(api.app), newIp()]
    await fail(4, email, ip)
    expect((await guess(email, ip, PASSWORD)).status).toBe(200)
    await fail(5, email, ip)
    expect((await guess(email, ip)).status).toBe(429)
  })

  test('can sign in at once after resetting the password', async () => {
    const [{ email, id }, ip] = [await makeAccount(api.app), newIp()]
    await fail(5, email, ip)
    const token = await mailedTokens.reset(api.app, id)
    await from(ip).call(resetPassword, { body: { token, password: 'Cradle8Song' } })
    expect(await guess(email, ip, 'Cradle8Song')).toEqual({ status: 200 })
  })
})

test('password attempts when closing an account are counted per session, not per network', async () => {
  const [{ email, id }, ip] = [await makeAccount(api.app), newIp()]
  const owner = from(ip, { authorization: `Bearer ${await makeOwnerToken(api.app, id)}` })
  const close = (password: string) => owner.call(deleteAccount, { body: { password } })
  await fail(5, email, ip)
  expect((await guess(email, ip)).status).toBe(429)
  for (let n = 0; n < 5; n += 1) {
    await expect(close(WRONG)).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  }
  await expect(close(PASSWORD)).rejects.toMatchObject({ status: 429 })
})
