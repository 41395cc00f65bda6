import { setImmediate } from 'node:timers/promises'
import { REFRESH_TIMEOUT_MS } from '@registry/shared/client/session/session-timings'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '../../../test/components/accounts.ts'
import { advance, freezeTestClock, startTestClock } from '../../../test/components/browser/clock.ts'
import { recordNavigations } from '../../../test/components/browser/navigation.ts'
import {
  request,
  resetNetwork,
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../test/components/browser/network.ts'
import { click } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const MINUTE = 60_000
const items = () => screen.findByText('No items in your registry yet')
const prompt = () => screen.findByText('Please log in to manage your registry')
const REFRESH = /^POST \/api\/auth\/refresh/
const renewals = () => sentRequests(REFRESH).length
const token = () => localStorage.getItem('accessToken')
const logouts = () => sentRequests(/^POST \/api\/auth\/logout/).length
const refresh = () => request('/api/auth/refresh', { method: 'POST', body: '{}' })

/** Sets the access token to expire in so many minutes. */
function ageToken(minutes: number): void {
  localStorage.setItem('accessTokenExpiry', String(Date.now() + minutes * MINUTE))
}

describe('a session that lasts', () => {
  test('is renewed once when a page is opened less than five minutes before its end', async () => {
    const owner = await signUp()
    await openPage('/dashboard')
    await items()
    expect(renewals()).toBe(0)
    const first = token()
    ageToken(4)
    await openPage('/dashboard')
    await items()
    screen.getByText(owner.name, { exact: false })
    expect(renewals()).toBe(1)
    expect(token()).not.toBe(first)
    await openPage('/dashboard')
    await items()
    expect(renewals()).toBe(1)
  })

  test('is renewed after 25 minutes on a page that only lies open', async () => {
    await signUp()
    const first = token()
    let dueAt = 0
    await openPage('/reset-password', () => {
      freezeTestClock()
      ageToken(30)
      dueAt = Date.now() + 25 * MINUTE
    })
    await expect.poll(() => screen.queryByText('Forgot your password?')).not.toBeNull()
    await advance(dueAt - Date.now() - 1)
    expect(renewals()).toBe(0)
    await advance(1)
    await expect.poll(token).not.toBe(first)
    expect(renewals()).toBe(1)
  })

  test('is renewed by a second request when the response to the first is lost for 5 s', async () => {
    await signUp()
    const first = token()
    ageToken(-1)
    const slow = Promise.withResolvers<void>()
    route(REFRESH, async ({ signal }) => {
      const answered = renewals() === 1 ? [] : [slow.promise.then(() => 'continue' as const)]
      const { promise: aborted, resolve } = Promise.withResolvers<'lost'>()
      signal?.addEventListener('abort', () => resolve('lost'))
      return Promise.race([aborted, ...answered])
    })
    await openPage('/dashboard', freezeTestClock)
    await expect.poll(renewals).toBe(1)
    await advance(REFRESH_TIMEOUT_MS)
    await expect.poll(renewals).toBe(2)
    // The retry may take longer.
    await advance(REFRESH_TIMEOUT_MS)
    slow.resolve()
    await expect.poll(token).not.toBe(first)
    expect(renewals()).toBe(2)
  })

  test.each([-1, 1])('survives a clock that is wrong by %i day', async days => {
    await signUp()
    await openPage('/dashboard', () => startTestClock(new Date(Date.now() + days * 1440 * MINUTE)))
    await items()
  })
})

describe('a session that is refused', () => {
  test('on the server alone is renewed once, and the request is sent again', async () => {
    const owner = await signUp()
    localStorage.setItem('accessToken', 'revoked')
    await openPage('/dashboard')
    await items()
    screen.getByText(owner.name, { exact: false })
    expect(renewals()).toBe(1)
    expect(token()).not.toBe('revoked')
  })

  test.each([
    ['garbage', { accessToken: '\u0000"><script>', accessTokenExpiry: 'soon', user: '{' }],
    ['stolen and ended', { accessToken: 'stolen', accessTokenExpiry: '1' }],
    ['stolen and fresh to look at', { accessToken: 'stolen' }],
    ['without an end', { accessTokenExpiry: 'never' }],
  ] as const)('because its token is %s asks for a login, calmly', async (_which, texts) => {
    const owner = await signUp()
    resetNetwork()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    await openPage('/dashboard')
    await prompt()
    expect(screen.queryByText(owner.name, { exact: false })).toBeNull()
    for (const key of ['accessToken', 'accessTokenExpiry', 'user']) {
      expect(localStorage.getItem(key)).toBeNull()
    }
    expect(renewals()).toBe(1)
    const timesSent = Object.values(Object.groupBy(sentRequests(/./), ({ url }) => url))
    for (const same of timesSent) expect(same?.length).toBeLessThanOrEqual(2)
  })

  test('is not ended by an outage', async () => {
    const owner = await signUp()
    ageToken(-1)
    const stop = route(/\/api\//, { status: 503, json: {}, headers: { 'retry-after': '5' } })
    await openPage('/dashboard', startTestClock)
    await screen.findByText(owner.name, { exact: false })
    const failed = () =>
      screen.queryAllByRole('alert').find(alert => /items did not load/.test(alert.textContent))
    const failedAfterRetries = async () => {
      await advance(5_000)
      return failed()
    }
    await expect.poll(failedAfterRetries).toBeDefined()
    stop()
    const again = [...(failed()?.querySelectorAll('button') ?? [])]
    await click(() => again.find(({ textContent }) => textContent === 'Try Again') as HTMLElement)
    await items()
  })

  test('leaves no trace when the server is away for the logout', async () => {
    await signUp()
    const navigations = recordNavigations()
    await openPage('/dashboard')
    await items()
    sessionStorage.setItem('shared_text', '{}')
    route(/^POST \/api\/auth\/logout/, 'lost')
    await click(() => screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(navigations).toEqual([{ how: 'assign', url: '/registry' }]))
    expect(token()).toBeNull()
    expect(sessionStorage.getItem('shared_text')).toBeNull()
    await openPage('/dashboard')
    await prompt()
  })

  test('is ended on the server later when the server was away for the logout', async () => {
    await signUp()
    recordNavigations()
    await openPage('/dashboard')
    await items()
    const back = route(/^POST \/api\/auth\/logout/, 'lost')
    await click(() => screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(logouts()).toBe(1))
    await openPage('/dashboard')
    await prompt()
    await waitFor(() => expect(logouts()).toBe(2))
    expect((await refresh()).status).toBe(200)
    back()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(localStorage.getItem('sign_out_pending')).toBeNull())
    expect((await refresh()).status).toBe(401)
  })

  test('delays a new login until the repeated logout has ended', async () => {
    const owner = await signUp()
    await confirmEmail(owner)
    localStorage.clear()
    localStorage.setItem('sign_out_pending', 'true')
    const { promise, resolve } = Promise.withResolvers<StubbedResponse>()
    route(/^POST \/api\/auth\/logout/, () => promise)
    await openPage('/dashboard')
    await waitFor(() => expect(logouts()).toBe(1))
    const { signIn } = await import('./sign-in.ts')
    const signedIn = signIn(owner.email, owner.password)
    await setImmediate()
    expect(sentRequests(/^POST \/api\/auth\/login/)).toEqual([])
    resolve('continue')
    await signedIn
    expect((await refresh()).status).toBe(200)
  })
})
