import { randomUUID } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const press = (name: string) => click(() => screen.getByRole('button', { name }))
const step = async () => {
  const title = await screen.findByText('Confirm your email')
  return within(title.closest('li') as HTMLElement)
}

async function openStep() {
  const owner = await signUp()
  await openPage('/dashboard')
  await step()
  return owner
}

const limited = (retryAfter: string) => ({
  status: 429,
  json: { success: false, requestId: 'x', code: 'RATE_LIMITED', error: 'Slow down' },
  headers: { 'retry-after': retryAfter },
})

describe('the step to confirm the email address', () => {
  test('sends a new link', async () => {
    const { email } = await openStep()
    await press('Send a new link')
    await (await step()).findByText('A new link is on its way.')
    expect(sentRequests(/resend-verification$/).map(({ json }) => json)).toEqual([{ email }])
  })

  test('shows how long to wait after too many links', async () => {
    await openStep()
    route(/resend-verification$/, limited('3600'))
    await press('Send a new link')
    await (await step()).findByText('Too many tries. Please wait 1 hour and try again.')
  })

  test('asks for another try when no link could be sent', async () => {
    await openStep()
    route(/resend-verification$/, 'lost')
    await press('Send a new link')
    await (await step()).findByText('The link could not be sent. Please try again in a minute.')
  })

  test('corrects the address and shows the new one', async () => {
    const owner = await openStep()
    const email = `right-${randomUUID()}@example.com`
    await press('Wrong address?')
    const field = await screen.findByLabelText('Correct email address')
    expect(field).toHaveFocus()
    expect(field).toHaveValue(owner.email)
    await fill(field, email)
    await fill(screen.getByLabelText('Your password'), owner.password)
    await press('Send link there')

    await (await step()).findByText('A new link is on its way.')
    expect(
      screen.getByText(`Open the link that we sent to ${email}.`, { exact: false }),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Correct email address')).toBeNull()
    expect(screen.getByRole('button', { name: 'Wrong address?' })).toHaveFocus()
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email })
    await press('Send a new link')
    await waitFor(() =>
      expect(sentRequests(/resend-verification$/).map(({ json }) => json)).toEqual([{ email }]),
    )
  })

  test('preserves the typed values after a rejection and closes the form without a change', async () => {
    const owner = await openStep()
    route(/correct-email$/, limited('540'))
    await press('Wrong address?')
    await fill(await screen.findByLabelText('Correct email address'), 'right@example.com')
    await fill(screen.getByLabelText('Your password'), owner.password)
    await press('Send link there')
    expect(await (await step()).findByRole('alert')).toHaveTextContent(
      'Too many tries. Please wait 9 minutes and try again.',
    )
    expect(screen.getByLabelText('Correct email address')).toHaveValue('right@example.com')
    expect(screen.getByLabelText('Your password')).toHaveValue(owner.password)
    await press('Cancel')
    const opener = screen.getByRole('button', { name: 'Wrong address?' })
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: owner.email })
  })
})
