import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '../../../../test/components/accounts.ts'
import {
  advance,
  advanceUntil,
  freezeTestClock,
} from '../../../../test/components/browser/clock.ts'
import { recordNavigations } from '../../../../test/components/browser/navigation.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { dialog, fillLogin, logIn, openAuthDialog } from '../../../../test/components/login.ts'

const openLogin = (search = '?auth=login') => openAuthDialog(search)
const press = (name: string) => click(() => dialog().getByRole('button', { name }))
const alert = () => dialog().getByRole('alert')
const shows = (text: string) => waitFor(() => expect(alert()).toHaveTextContent(text))

const heading = (name: string) => dialog().findByRole('heading', { name })

describe('the login dialog over a registry', () => {
  test('shows an error under each invalid field and sends only a complete form', async () => {
    await openLogin()
    const send = dialog().getByRole('button', { name: 'Login' })
    expect(send).toBeDisabled()
    await fillLogin('someone@nowhere', 'abc')
    await user.click(send)
    await dialog().findByText('Please enter a valid email address')
    dialog().getByText('Password must be at least 4 characters long')
    const email = dialog().getByLabelText('Email')
    expect(email).toHaveFocus()
    await fill(email, '')
    await dialog().findByText('Email is required')
    expect(send).toBeDisabled()
    await user.keyboard('{Enter}')
    await shows('Please enter both email and password')
    expect(sentRequests(/^POST \/api\/auth\/login/)).toEqual([])
  })

  test('preserves the typed values when the password is wrong', async () => {
    const { email } = await openLogin()
    await logIn(email, 'not-the-password')
    await shows('Sign In Failed')
    expect(alert()).toHaveTextContent(/^Sign In Failed\s*Invalid email or password$/)
    expect(dialog().getByLabelText('Email')).toHaveValue(email)
    expect(dialog().getByLabelText('Password')).toHaveValue('not-the-password')
  })

  test('sends the form once when it is submitted twice, and again after a rejection', async () => {
    await openLogin()
    const held = Promise.withResolvers<void>()
    route(/^POST \/api\/auth\/login/, async () => {
      await held.promise
      const json = { success: false, requestId: 'x', code: 'INVALID_CREDENTIALS', error: 'No' }
      return { status: 401, json }
    })
    await logIn('someone@example.com', 'Long-Enough-1')
    await user.keyboard('{Enter}')
    await press('One moment…')
    held.resolve()
    await dialog().findByRole('alert')
    expect(sentRequests(/^POST \/api\/auth\/login/)).toHaveLength(1)
    await press('Login')
    await waitFor(() => expect(sentRequests(/^POST \/api\/auth\/login/)).toHaveLength(2))
  })

  test('offers another verification link to an owner with an unconfirmed email address', async () => {
    const owner = await openLogin()
    await logIn(owner.email, owner.password)
    await shows('Please verify your email before signing in.')
    await fill(dialog().getByLabelText('Email'), ' ')
    await press('Resend Verification Email')
    await shows('Please enter your email address first')
    expect(sentRequests(/resend-verification/)).toEqual([])
    await fill(dialog().getByLabelText('Email'), owner.email)
    const restore = route(/resend-verification/, { status: 500, json: { code: 'INTERNAL' } })
    await press('Resend Verification Email')
    await shows('Failed to resend verification email. Please try again.')
    restore()
    await press('Resend Verification Email')
    await waitFor(() =>
      expect(dialog().getByRole('status')).toHaveTextContent('Verification Email Sent!'),
    )
    expect(sentRequests(/resend-verification/).at(-1)?.json).toEqual({ email: owner.email })
    expect(dialog().queryByRole('alert')).toBeNull()
  })
})

describe('a login request without a usable response', () => {
  test('shows how long to wait after too many attempts, in each view', async () => {
    const json = { success: false, requestId: 'x', code: 'RATE_LIMITED', error: 'Slow down' }
    const text = 'Too many tries. Please wait 9 minutes and try again.'
    await openLogin()
    route(/\/api\/auth\/(login|forgot-password)$/, {
      ...{ status: 429, json, headers: { 'retry-after': '540' } },
    })
    await logIn('someone@example.com', 'Long-Enough-1')
    await shows(`Sign In Failed ${text}`)
    await press('Forgot password?')
    await press('Send reset link')
    await shows(`Reset Failed ${text}`)
  })

  test('shows a message specific to each view', async () => {
    await openLogin()
    let stop = route(/\/api\/auth\//, 'lost')
    await logIn('someone@example.com', 'Long-Enough-1')
    await shows('Sign In Failed Authentication failed. Please try again.')
    stop()
    stop = route(/\/api\/auth\//, { status: 502, body: 'Bad gateway' })
    await user.keyboard('{Enter}')
    await shows('Sign In Failed Login failed')
    await press('Forgot password?')
    await press('Send reset link')
    await shows('Reset Failed Password reset request failed')
    stop()
    route(/\/api\/auth\//, 'lost')
    await press('Send reset link')
    await shows('Reset Failed Authentication failed. Please try again.')
  })
})

describe('a successful login', () => {
  test.each([
    ['the owner’s registry', ''],
    ['the page of this site that asked for it', '&returnTo=%2Fdashboard%3FaddItem%3Dtrue'],
    ['the owner’s registry instead of another site', '&returnTo=%2F%5Cevil.example'],
  ])('navigates to %s, replacing the current page', async (_where, returnTo) => {
    const navigations = recordNavigations()
    const owner = await openLogin(`?auth=login${returnTo}`)
    await confirmEmail(owner)
    await logIn(owner.email, owner.password)
    const url = returnTo.includes('dashboard')
      ? '/dashboard?addItem=true'
      : `/registry/${owner.slug}`
    await waitFor(() => expect(navigations).toEqual([{ how: 'replace', url }]))
    expect(localStorage.getItem('accessToken')).not.toBeNull()
  })
})

describe('the views of the auth dialog', () => {
  test('keep the typed email address between views and register a new owner', async () => {
    const navigations = recordNavigations()
    const email = `nila-${randomUUID()}@example.com`
    await openAuthDialog('?auth=login')
    await fill(dialog().getByLabelText('Email'), email)
    await press('Forgot password?')
    expect(await heading('Forgot password')).toHaveFocus()
    expect(dialog().getByLabelText('Email')).toHaveValue(email)
    await press('Back to login')
    await heading('Welcome back')
    await press('Create My Registry')
    await heading('Create your registry')
    expect(new URLSearchParams(window.location.search).get('auth')).toBe('register')
    expect(dialog().getByLabelText('Email')).toHaveValue(email)

    await press('Create My Registry')
    await dialog().findByText('Name must be at least 2 characters long')
    dialog().getByText('Please confirm your password')
    await fill(dialog().getByLabelText('Your name'), 'Nila Menon')
    await fill(dialog().getByLabelText('Registry name'), 'Baby Menon')
    await fill(dialog().getByLabelText('Password'), 'Long-Enough-1')
    await fill(dialog().getByLabelText('Confirm password'), 'Long-Enough-1')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(navigations).toEqual([{ how: 'replace', url: '/dashboard' }]))
    expect(sentRequests(/^POST \/api\/auth\/register/)[0]?.json).toEqual({
      ...{ name: 'Nila Menon', email, registryName: 'Baby Menon', password: 'Long-Enough-1' },
    })
  })

  test('show a registration that did not reach the server above the form', async () => {
    await openAuthDialog('?auth=register')
    await fill(dialog().getByLabelText('Your name'), 'Kavya Iyer')
    await fill(dialog().getByLabelText('Email'), 'kavya@example.com')
    await fill(dialog().getByLabelText('Registry name'), 'Little Iyer')
    await fill(dialog().getByLabelText('Password'), 'Long-Enough-1')
    await fill(dialog().getByLabelText('Confirm password'), 'Long-Enough-1')
    const stop = route(/register/, 'lost')
    await press('Create My Registry')
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('Registration Failed Authentication failed. Please try again.')
    stop()
    route(/register/, { status: 502, body: 'Bad gateway' })
    await press('Create My Registry')
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(
        'Registration Failed Registration failed',
      ),
    )
    expect(dialog().getByLabelText('Registry name')).toHaveValue('Little Iyer')
  })
})

describe('a requested reset link', () => {
  /** Requests the link under a frozen clock. */
  async function askForLink(): Promise<void> {
    await openAuthDialog('?auth=forgot-password')
    await press('Send reset link')
    await dialog().findByText('Email is required')
    await fill(dialog().getByLabelText('Email'), 'someone@example.com')
    const sent = Promise.withResolvers<void>()
    route(/forgot-password/, async () => {
      await sent.promise
      return { json: { success: true } }
    })
    freezeTestClock()
    await user.keyboard('{Enter}')
    await expect.poll(() => sentRequests(/forgot-password/)).toHaveLength(1)
    sent.resolve()
    await advanceUntil(() => dialog().queryByText('Check your email') !== null)
  }

  test('returns to the login after 3 s, with the email address filled in', async () => {
    await askForLink()
    expect(dialog().getByRole('status')).toHaveTextContent('someone@example.com')
    // Waiting for the banner has taken one of the milliseconds, or none.
    await advance(2998)
    dialog().getByRole('heading', { name: 'Forgot password' })
    await advance(2)
    await expect.poll(() => dialog().queryByText('Welcome back')).not.toBeNull()
    expect(dialog().getByRole('status')).toHaveTextContent('Check your email')
    expect(dialog().getByLabelText('Email')).toHaveValue('someone@example.com')
  })

  test('does not open the login again when the dialog was closed before', async () => {
    await askForLink()
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await advance(10_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.search).toBe('')
  })
})
