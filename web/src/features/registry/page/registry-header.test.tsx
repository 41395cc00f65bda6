import { updatePaymentMethods } from '@registry/shared/contract/contributions/payment-settings'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openRegistry } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'
import { storeLegacySession } from '../../../lib/session/stored-session.ts'

const restoreFromCache = () =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

const noPayment = () => screen.queryByRole('link', { name: 'Visitors cannot pay you yet' })

describe('a registry without a payment method', () => {
  test('says so to its owner only, with a link to the settings', async () => {
    const { slug, password, call } = await signUp()
    const methods = { 'singapore-paynow': { address: '', bankShows: '' } }
    await call(updatePaymentMethods, { body: { methods, password } })
    await openRegistry(slug)
    await waitFor(() => expect(noPayment()).toHaveAttribute('href', '/registry-settings#payments'))
    localStorage.removeItem('user')
    restoreFromCache()
    await waitFor(() => expect(noPayment()).toBeNull())
  })

  test('says nothing once one is set', async () => {
    const { slug, name } = await signUp()
    await openRegistry(slug)
    await screen.findByText(`Welcome, ${name}`)
    expect(noPayment()).toBeNull()
  })
})

describe('a registry restored from the back/forward cache', () => {
  test('shows a login or logout that happened meanwhile', async () => {
    const owner = await signUp()
    await openRegistry(owner.slug)
    await screen.findByText(`Welcome, ${owner.name}`)
    const user = localStorage.getItem('user') ?? ''
    localStorage.removeItem('user')
    restoreFromCache()
    await screen.findByRole('button', { name: 'Login' })
    localStorage.setItem('user', user)
    restoreFromCache()
    expect(await screen.findByText(`Welcome, ${owner.name}`)).toBeVisible()
  })
})

describe('a registry of an owner whose session has ended', () => {
  const DAY = 86_400_000
  const expireBefore = (ms: number) =>
    localStorage.setItem('accessTokenExpiry', String(Date.now() - ms))

  test('offers a login once the session cannot be renewed, after 7 days', async () => {
    const owner = await signUp()
    expireBefore(7 * DAY + 1)
    await openRegistry(owner.slug)
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
    expireBefore(6 * DAY)
    restoreFromCache()
    expect(await screen.findByText(`Welcome, ${owner.name}`)).toBeVisible()
  })
})

test('a registry offers a login once the session of the legacy administrator has ended, after 8 hours', async () => {
  const { slug } = await signUp()
  const HOUR = 3_600_000
  const signInBefore = (ms: number) =>
    localStorage.setItem('admin_login_time', String(Date.now() - ms))
  storeLegacySession({ csrfToken: 'csrf', name: 'Admin' })
  signInBefore(8 * HOUR + 1)
  await openRegistry(slug)
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible()
  signInBefore(7 * HOUR)
  restoreFromCache()
  expect(await screen.findByText('Welcome, Admin')).toBeVisible()
})
