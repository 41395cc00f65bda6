import { me } from '@registry/shared/contract/account/auth'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { clearBrowser, confirmEmail } from '../../../test/components/accounts.ts'
import { recordNavigations } from '../../../test/components/browser/navigation.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const TOKEN = 'a-mailed-token'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const shows = (text: string) =>
  waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(text),
  )
const resend = () => click(() => screen.getByRole('button', { name: 'Resend Verification Email' }))

describe('a mailed link that confirms the email address', () => {
  test('tells the owner who is signed in, also when it is opened again', async () => {
    const owner = await signUp()
    await confirmEmail(owner)
    const { user } = await owner.call(me, {})
    const stop = route(/verify-email/, { json: { success: true, user } })
    await openPage(`/verify-email#token=${TOKEN}`)
    await heading('Your email is confirmed')
    expect(window.location.hash).toBe('')
    expect(sentRequests(/verify-email/).map(({ json }) => json)).toEqual([{ token: TOKEN }])
    await shows('Thank you. Everything is ready for you.')
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(localStorage.getItem('user')).toContain('"emailVerified":true')
    stop()
    await openPage(`/verify-email#token=${TOKEN}`)
    await heading('Your email is confirmed')
  })

  test('is told once more after a reload where nobody is signed in', async () => {
    const owner = await signUp()
    await confirmEmail(owner)
    const { user } = await owner.call(me, {})
    clearBrowser()
    route(/verify-email/, { json: { success: true, user } })
    await openPage(`/verify-email#token=${TOKEN}`)
    await heading('Your email is confirmed')
    await shows('Thank you. You can log in whenever you like.')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin')
    expect(history.state).toMatchObject({ isEmailConfirmed: true })
  })

  test('loads the page anew when a second link is opened over the first', async () => {
    const navigations = recordNavigations()
    clearBrowser()
    await openPage('/verify-email')
    await heading('Confirm your email')
    await shows('Please open the link in the mail that we sent you.')
    window.history.replaceState(null, '', `#token=${TOKEN}`)
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(navigations).toEqual([{ how: 'reload' }])
  })

  test('is kept for another try when the server cannot decide', async () => {
    clearBrowser()
    let stop = route(/verify-email/, 'lost')
    await openPage(`/verify-email#token=${TOKEN}`)
    await heading('Email verification failed')
    await shows('We could not reach the server. Your link is still good.')
    stop()
    stop = route(/verify-email/, { status: 503, body: 'Away' })
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await shows('Something went wrong on our side. Your link is still good.')
    stop()
    const json = { success: false, error: 'Enough', code: 'RATE_LIMITED', requestId: 'x' }
    stop = route(/verify-email/, { status: 429, json, headers: { 'retry-after': '120' } })
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await shows('Too many tries. Please wait 2 minutes and try again. Your link is still good.')
    stop()
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('button', { name: 'Resend Verification Email' })
    const tokens = sentRequests(/verify-email/).map(({ json: body }) => body)
    expect(tokens).toEqual(Array(4).fill({ token: TOKEN }))
  })

  test('that is over offers another one', async () => {
    clearBrowser()
    await openPage('/verify-email#token=long-gone')
    await heading('Email verification failed')
    await resend()
    await screen.findByText('Please enter your email address first')
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'no address')
    await resend()
    await screen.findByText('Please enter a valid email address')
    expect(sentRequests(/resend/)).toEqual([])
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'someone@example.com')
    const stop = route(/resend-verification/, 'lost')
    await resend()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Failed to resend verification email. Please try again.',
      ),
    )
    stop()
    await resend()
    await screen.findByText('Verification Email Sent!')
    expect(sentRequests(/resend/).at(-1)?.json).toEqual({ email: 'someone@example.com' })
  })
})
