import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmEmail, signUpElsewhere } from '../../../../test/components/accounts.ts'
import { recordNavigations } from '../../../../test/components/browser/navigation.ts'
import { request, route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { dialog, logIn, openAuthDialog } from '../../../../test/components/login.ts'

const newAddress = () => `right-${randomUUID()}@example.com`
const press = (name: string) => click(() => dialog().getByRole('button', { name }))
const field = (label: string) => dialog().getByLabelText(label)
const CORRECTION = /correct-email$/

/** Opens the login, is refused for an unconfirmed email address, and opens the form that corrects it. */
async function openCorrection() {
  const owner = await openAuthDialog('?auth=login')
  await logIn(owner.email, owner.password)
  await press('Wrong address?')
  return owner
}

describe('correcting the email address in the login', () => {
  test('starts with the values of the login and sends a link to the new address', async () => {
    const owner = await openCorrection()
    const email = newAddress()
    expect(field('Correct email address')).toHaveFocus()
    expect(field('Correct email address')).toHaveValue(owner.email)
    expect(field('Your password')).toHaveValue(owner.password)
    await fill(field('Correct email address'), email)
    await press('Send link there')

    const sent = await dialog().findByRole('status')
    expect(sent).toHaveTextContent('Verification Email Sent!')
    expect(sentRequests(CORRECTION).map(({ json }) => json)).toEqual([
      { email: owner.email, password: owner.password, newEmail: email },
    ])
    expect(field('Email')).toHaveValue(email)
    expect(dialog().getByRole('button', { name: 'Login' })).toHaveFocus()
    await confirmEmail(owner)
    const navigations = recordNavigations()
    await press('Login')
    await waitFor(() => expect(navigations).toHaveLength(1))
  })

  test('uses the address of the rejected login when the field was changed since', async () => {
    const owner = await openAuthDialog('?auth=login')
    await logIn(owner.email, owner.password)
    await dialog().findByRole('button', { name: 'Wrong address?' })
    const email = newAddress()
    await fill(field('Email'), email)
    await press('Wrong address?')
    expect(field('Correct email address')).toHaveValue(email)
    await press('Send link there')
    await dialog().findByRole('status')
    expect(sentRequests(CORRECTION)[0]?.json).toMatchObject({ email: owner.email, newEmail: email })
  })

  test('shows each rejection at its field and preserves the typed values', async () => {
    const taken = await signUpElsewhere()
    await openCorrection()
    await fill(field('Correct email address'), 'priya')
    await press('Send link there')
    await dialog().findByText('Please enter a valid email address')
    await fill(field('Correct email address'), taken.email)
    await press('Send link there')
    await dialog().findByText('An account with this email already exists.')
    await waitFor(() => expect(field('Correct email address')).toHaveFocus())
    expect(field('Correct email address')).toHaveValue(taken.email)

    await fill(field('Correct email address'), newAddress())
    await fill(field('Your password'), 'Not-The-Password-1')
    await press('Send link there')
    await dialog().findByText('This is not your password.')
    await waitFor(() => expect(field('Your password')).toHaveFocus())
    expect(field('Your password')).toHaveValue('Not-The-Password-1')
  })

  test('shows a failure above the form and sends once while the request runs', async () => {
    await openCorrection()
    const held = Promise.withResolvers<void>()
    const json = { success: false, requestId: 'x', code: 'RATE_LIMITED', error: 'Slow down' }
    const restore = route(CORRECTION, async () => {
      await held.promise
      return { status: 429, json, headers: { 'retry-after': '3600' } }
    })
    await press('Send link there')
    await press('Sending…')
    held.resolve()
    const alert = await dialog().findByRole('alert')
    expect(alert).toHaveTextContent('Too many tries. Please wait 1 hour and try again.')
    expect(sentRequests(CORRECTION)).toHaveLength(1)
    restore()
    route(CORRECTION, 'lost')
    await press('Send link there')
    await waitFor(() =>
      expect(dialog().getByRole('alert')).toHaveTextContent(
        'The address could not be changed. Please check your connection and try again.',
      ),
    )
  })

  test('can be repeated, also with another address, when its response was lost', async () => {
    const owner = await openCorrection()
    const [first, second] = [newAddress(), newAddress()]
    await fill(field('Correct email address'), first)
    const restore = route(CORRECTION, async ({ url, method, headers, json }) => {
      await request(url, { method, headers, body: JSON.stringify(json) })
      return 'lost' as const
    })
    await press('Send link there')
    await dialog().findByRole('alert')
    restore()
    await fill(field('Correct email address'), second)
    await press('Send link there')
    await dialog().findByRole('status')
    expect(field('Email')).toHaveValue(second)
    expect(sentRequests(CORRECTION).map(({ json }) => json)).toMatchObject([
      { email: owner.email, newEmail: first },
      { email: owner.email, newEmail: second },
      { email: first, newEmail: second },
    ])
  })

  test('can be repeated when a proxy lost one response, and the next request was lost', async () => {
    const owner = await openCorrection()
    const [first, second] = [newAddress(), newAddress()]
    await fill(field('Correct email address'), first)
    const restore = route(CORRECTION, async ({ url, method, headers, json }) => {
      await request(url, { method, headers, body: JSON.stringify(json) })
      return { status: 502 }
    })
    await press('Send link there')
    await dialog().findByRole('alert')
    restore()
    const reconnect = route(CORRECTION, 'lost')
    await fill(field('Correct email address'), second)
    await press('Send link there')
    await waitFor(() => expect(sentRequests(CORRECTION)).toHaveLength(2))
    await dialog().findByText(/Please check your connection/)
    reconnect()
    await press('Send link there')
    await dialog().findByRole('status')
    expect(field('Email')).toHaveValue(second)
    const tried = sentRequests(CORRECTION).map(({ json }) => json)
    expect(tried).toMatchObject(
      [owner.email, owner.email, owner.email, first].map(email => ({ email })),
    )
  })

  test('returns to the login with its values when cancelled', async () => {
    const owner = await openCorrection()
    await press('Cancel')
    expect(field('Email')).toHaveValue(owner.email)
    expect(field('Password')).toHaveValue(owner.password)
    expect(dialog().getByRole('alert')).toHaveTextContent('Please verify your email')
    expect(dialog().getByRole('button', { name: 'Login' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sentRequests(/auth\/login$/)).toHaveLength(2))
    expect(screen.queryByLabelText('Correct email address')).toBeNull()
  })
})
