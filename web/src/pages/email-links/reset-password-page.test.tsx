import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const TOKEN = 'a-mailed-token'
const COMMON = 'This password is too common. Please choose another one.'
const field = () => screen.getByLabelText('New password')
const submit = () => click(() => screen.getByRole('button', { name: 'Change password' }))
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))

async function choose(password: string): Promise<void> {
  await fill(field(), password)
  await fill(screen.getByLabelText('Confirm new password'), password)
  await user.keyboard('{Enter}')
}

const refusal = (status: number, code: string, more = {}) => ({
  status,
  json: { success: false, requestId: 'x', code, error: 'No', ...more },
})

describe('the form for a new password', () => {
  test('shows what is wrong at its field, keeps what was typed, and takes another', async () => {
    await signUp()
    await openPage(`/reset-password#token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'Choose a new password' })
    expect(window.location.hash).toBe('')
    await submit()
    await screen.findByText('Password must be at least 8 characters long')
    screen.getByText('Please confirm your password')
    await fill(field(), 'Quite-Another-2')
    await fill(screen.getByLabelText('Confirm new password'), 'Quite-Another-3')
    await user.tab()
    await screen.findByText('Passwords do not match')
    let stop = route(
      /reset-password/,
      refusal(400, 'VALIDATION_FAILED', { error: COMMON, fields: { password: COMMON } }),
    )
    await choose('Password1')
    await screen.findByText('Reset Failed')
    await shows(COMMON)
    expect(screen.getAllByText(COMMON)).toHaveLength(2)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Password1')
    stop()
    stop = route(/reset-password/, 'lost')
    await choose('Quite-Another-2')
    await shows('Reset Failed Authentication failed. Please try again.')
    stop()
    stop = route(/reset-password/, { status: 502, body: 'Bad gateway' })
    await submit()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Reset Failed Password reset failed$/),
    )
    stop()
    route(/reset-password/, { json: { success: true } })
    await submit()
    expect(await screen.findByText('Your password was changed')).toHaveFocus()
    screen.getByText('All devices are signed out. Please log in with your new password.')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin')
    const body = { token: TOKEN, password: 'Quite-Another-2' }
    expect(sentRequests(/reset-password/).at(-1)?.json).toEqual(body)
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('offers another link when its own is over', async () => {
    await openPage(`/reset-password#token=${TOKEN}`)
    await screen.findByRole('heading', { name: 'Choose a new password' })
    await choose('Quite-Another-2')
    expect(await screen.findByText('This link no longer works')).toHaveFocus()
    screen.getByRole('button', { name: 'Send a new link' })
  })
})

describe('a reset that is repeated after its response was lost', () => {
  test.each<[string, StubbedResponse, string]>([
    ['by the network', 'lost', 'Authentication failed. Please try again.'],
    ['by a proxy', { status: 504, body: 'Gateway timeout' }, 'Password reset failed'],
  ])(
    '%s says that the password may be changed, with the login first, when the link was used',
    async (_, lost, text) => {
      await openPage(`/reset-password#token=${TOKEN}`)
      await screen.findByRole('heading', { name: 'Choose a new password' })
      const stop = route(/reset-password/, lost)
      await choose('Quite-Another-2')
      await shows(text)
      stop()
      route(/reset-password/, refusal(401, 'TOKEN_EXPIRED'))
      await submit()
      expect(await screen.findByText('Your password may have been changed')).toHaveFocus()
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin')
      screen.getByRole('button', { name: 'Send a new link' })
    },
  )
})

describe('the form for another link', () => {
  test('needs an email address, and can be sent again after a failure', async () => {
    await openPage('/reset-password')
    const send = () => click(() => screen.getByRole('button', { name: 'Send a new link' }))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    await send()
    await screen.findByText('Email is required')
    await fill(screen.getByRole('textbox', { name: 'Email' }), 'nobody@example.com')
    const stop = route(/forgot-password/, { status: 502, body: 'Bad gateway' })
    await send()
    await shows('Password reset request failed')
    stop()
    await send()
    await screen.findByText('Please look into your mail')
  })
})
