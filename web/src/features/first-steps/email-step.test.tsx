import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click } from '../../../test/components/browser/user.ts'
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
})
