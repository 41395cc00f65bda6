import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import {
  advance,
  advanceUntil,
  freezeTestClock,
} from '../../../../test/components/browser/clock.ts'
import { recordNavigations } from '../../../../test/components/browser/navigation.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { dialog, openAuthDialog } from '../../../../test/components/login.ts'

const press = (name: string) => click(() => dialog().getByRole('button', { name }))
const heading = (name: string) => dialog().findByRole('heading', { name })

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
    expect(alert).toHaveTextContent(
      'Registration Failed Registration failed. Please check your connection and try again.',
    )
    stop()
    route(/register/, { status: 502, body: 'Bad gateway' })
    await press('Create My Registry')
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(
        /^Registration Failed Registration failed$/,
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
