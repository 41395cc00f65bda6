import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { signInLegacyAdmin } from '../../../../test/components/legacy-admin.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import {
  openSettings,
  saveSettings,
  settings,
  waitForBar,
} from '../../../../test/components/settings.ts'
import { signUp } from '../../../../test/components/sign-up.ts'

const SAVE_METHODS = /^PUT \/api\/admin\/payment-methods/
const number = () => settings.method('PayNow').getByLabelText('PayNow number or UEN')
const dialog = () => screen.findByRole('dialog', { name: 'Is it you?' })

describe('the payment methods', () => {
  test('show test codes once the payment ID is valid', async () => {
    await signUp()
    await openSettings()
    const panel = settings.method('PayNow')
    expect(panel.getByText(/^This is the address of whoever runs this site\./)).toBeVisible()
    await fill(number(), '8123')
    expect(panel.getByText(/^Your test code appears here once/)).toBeVisible()
    await fill(number(), '8123 4567')
    await panel.findByRole('img', { name: 'PayNow test code for $1.00 to Priya Raman' })
    expect(panel.getByText('Test code, $1.00')).toBeVisible()
    expect(panel.getByText('Send yourself $1.00 with this code to be sure.')).toBeVisible()
    await fill(panel.getByLabelText('What name does your bank show?'), 'PRIYA R')
    expect(panel.getByText(/^Guests see: “Your bank will show PRIYA R”\./)).toBeVisible()
    await user.click(screen.getByRole('switch', { name: 'UPI' }))
    await fill(settings.method('UPI').getByLabelText('UPI ID'), 'Priya@OkHdfcBank')
    await screen.findByRole('img', { name: 'UPI test code for ₹1 to Priya Raman' })
    await user.click(screen.getByRole('switch', { name: 'Wise' }))
    await fill(
      settings.method('Wise').getByLabelText('Wisetag'),
      'https://wise.com/pay/me/priyar12',
    )
    const link = settings.method('Wise').getByRole('link', { name: /^Open my Wise page/ })
    expect(link).toHaveAttribute(
      'href',
      'https://wise.com/pay/me/priyar12?amount=1.00&currency=SGD&description=TEST',
    )
  })

  test('are saved with the password in a separate request, after the other changes', async () => {
    const owner = await signUp()
    await openSettings()
    await fill(settings.title(), 'Saved before the rest')
    await fill(number(), '+65 8123-4567')
    await saveSettings()
    const password = within(await dialog()).getByLabelText('Your password')
    const confirm = within(await dialog()).getByRole('button', { name: 'Save Changes' })
    await user.click(confirm)
    await within(await dialog()).findByText('Please enter your password')
    await fill(password, 'Not-The-One-1')
    await user.click(confirm)
    await within(await dialog()).findByText('This is not your password.')
    await waitFor(() => expect(password).toHaveFocus())
    expect(password).toHaveValue('Not-The-One-1')
    expect(await dialog()).toHaveTextContent(
      'Your other changes are saved. Your payment methods are not yet.',
    )
    await fill(password, owner.password)
    await user.keyboard('{Enter}')
    await waitForBar('Settings saved successfully! Redirecting to dashboard...')
    await waitForBar('We have sent you an email about your payment methods.')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('81234567')
    expect(sentRequests(SAVE_METHODS)).toHaveLength(2)
    await openSettings()
    expect(number()).toHaveValue('8123 4567')
    expect(settings.title()).toHaveValue('Saved before the rest')
  })

  test('keep the typed values when only their request fails', async () => {
    const owner = await signUp()
    await openSettings()
    route(SAVE_METHODS, { status: 500, body: '' })
    await fill(settings.title(), 'The first half')
    await fill(number(), '8123 4567')
    await saveSettings()
    await fill(within(await dialog()).getByLabelText('Your password'), owner.password)
    await user.click(within(await dialog()).getByRole('button', { name: 'Save Changes' }))
    const alert = await within(await dialog()).findByRole('alert')
    expect(alert).toHaveTextContent('Failed to save settings')
    expect(alert).toHaveTextContent('Your other changes are saved.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Not now' }))
    await waitFor(() =>
      expect(settings.alert()).toHaveTextContent(
        /^Your other changes are saved. Your payment methods are as they were.$/,
      ),
    )
    expect(screen.getByRole('banner')).toHaveTextContent('The first half')
    expect(number()).toHaveValue('8123 4567')
    expect(settings.bar()).toHaveTextContent('You have unsaved changes')
  })

  test('can be reloaded after a failed load', async () => {
    await signUp()
    const remove = route(/^GET \/api\/admin\/payment-methods/, { status: 400, body: '' })
    await openPage('/registry-settings')
    await screen.findByText('We could not fetch your payment methods', { exact: false })
    remove()
    await click(() => screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('switch', { name: 'PayNow' })
  })

  test('are closed to the legacy admin', async () => {
    await signInLegacyAdmin()
    await openPage('/registry-settings')
    await screen.findByText('Where gifts go can only be changed by the owner.', { exact: false })
    expect(screen.queryByRole('switch', { name: 'PayNow' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Display Name' })).toBeNull()
    expect(settings.slug()).toBeVisible()
  })
})
