import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../../test/components/browser/clock.ts'
import { route } from '../../../../test/components/browser/network.ts'
import { click } from '../../../../test/components/browser/user.ts'
import {
  contributionsFor,
  type TestContribution,
} from '../../../../test/components/contributions.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'

const REMIND = /send-payment-reminder$/
const PROGRESS = '1 of 3 reminders sent'
const GIVEN: TestContribution[] = [
  { name: 'Mei Lin Koh', amount: 50 },
  { name: 'Arjun Mehta', amount: 60 },
  { name: 'Nurul Huda', amount: 5 },
]

const inbox = () => screen.getByRole('region', { name: 'Gifts to confirm' })
const shownProgress = () => within(inbox()).getByText(PROGRESS, { selector: ':not([role])' })
const remind = () => within(inbox()).getByRole('button', { name: 'Remind' })
const menuLink = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)

/** Returns whether closing the page asks first. */
function asksBeforeClosing(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Sends one of three reminders; the second waits for the limit of a minute. */
async function remindUntilLimit() {
  await signUp().then(owner => contributionsFor(owner, 'Cot', GIVEN))
  await openPage('/to-confirm')
  await waitFor(() => expect(within(inbox()).getAllByRole('listitem')[0]).toBeVisible())
  startTestClock()
  let hasSent = false
  const remove = route(REMIND, () => {
    if (!hasSent) {
      hasSent = true
      return 'continue'
    }
    remove()
    return {
      status: 429,
      json: { success: false, code: 'RATE_LIMITED', error: 'Too many' },
      headers: { 'retry-after': '50' },
    }
  })
  expect(asksBeforeClosing()).toBe(false)
  await click(() => screen.getByRole('checkbox', { name: 'Select all 3' }))
  await click(remind)
  await within(inbox()).findByText(PROGRESS, { selector: '[role=status]' })
}

describe('reminders that wait for the limit of a minute', () => {
  test('show how many are sent, and closing the page asks first', async () => {
    await remindUntilLimit()
    expect(asksBeforeClosing()).toBe(true)
    expect(remind()).toHaveAttribute('aria-disabled', 'true')
    await click(() => screen.getByRole('checkbox', { name: 'Select all 3' }))
    expect(shownProgress()).toBeVisible()
    await advance(50_000)
    await toast('3 payment reminders sent successfully')
    await waitFor(() => expect(inbox()).not.toHaveTextContent('reminders sent'))
    expect(asksBeforeClosing()).toBe(false)
  })

  test('show how many are sent after the page was left and opened again', async () => {
    await remindUntilLimit()
    await click(() => menuLink(/^Thank-yous/))
    await screen.findByRole('heading', { level: 1, name: /to write/ })
    expect(asksBeforeClosing()).toBe(true)
    await click(() => menuLink(/^To confirm/))
    await screen.findByRole('region', { name: 'Gifts to confirm' })
    expect(shownProgress()).toBeVisible()
    await advance(50_000)
    await toast('3 payment reminders sent successfully')
  })
})
