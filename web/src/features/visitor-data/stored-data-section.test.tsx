import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import {
  expectConsoleErrors,
  stored,
  withBlockedStorage,
  withFullStorage,
} from '../../../test/components/browser/storage.ts'
import { click, user } from '../../../test/components/browser/user.ts'
import { openRegistry, openSidePage } from '../../../test/components/open-page.tsx'
import { registryForVisitor, startContribution } from '../../../test/components/visited-registry.ts'

const DATA = {
  name: 'Mei Ling Koh',
  email: 'mei.ling@example.com',
  relationship: 'neighbor',
  hasCompletedOnboarding: true,
  onboardingCompletedAt: '2026-11-20T08:00:00.000Z',
  preferences: { prefillForms: true, showEducationalTips: true },
  consentedAt: '2026-11-20T08:00:00.000Z',
}

const panel = () => within(screen.getByRole('region', { name: 'What this browser keeps' }))
const flip = (name: string) => click(() => panel().getByRole('switch', { name }))

async function openPrivacy(): Promise<void> {
  await openSidePage('/privacy', { page: 'privacy', origin: location.origin })
  await panel().findByRole('button', { name: 'Clear everything' })
}

async function clear(answer: string): Promise<void> {
  await click(() => panel().getByRole('button', { name: 'Clear everything' }))
  const question = await screen.findByRole('alertdialog', { name: 'Clear everything?' })
  await user.click(within(question).getByRole('button', { name: answer }))
}

describe('what the browser stores of a visitor', () => {
  test('is shown, and its preferences change the contribution form', async () => {
    const { slug } = await registryForVisitor(['High chair'])
    localStorage.setItem('visitor_data', JSON.stringify(DATA))
    localStorage.setItem('gift_drafts', '{"items":{}}')
    await openPrivacy()
    expect(panel().getByText(/Mei Ling Koh, mei\.ling@example\.com, Neighbor\./)).toBeVisible()
    expect(panel().getByText(/What you typed for it, for a day at most\./)).toBeVisible()
    await flip('Fill in forms for me')
    await flip('Show tips')
    await waitFor(() => expect(panel().getByRole('status')).toHaveTextContent('Saved'))

    await openRegistry(slug)
    const form = within(await startContribution('High chair'))
    expect(form.getByLabelText(/^Your name/)).toHaveValue('')
    expect(form.queryByRole('region', { name: 'How paying works' })).not.toBeInTheDocument()
    await openPrivacy()
    expect(panel().getByRole('switch', { name: 'Show tips' })).not.toBeChecked()
  })

  test('names the key of a mailed payment link', async () => {
    sessionStorage.setItem('paymentKey', 'contribution-1 secret')
    await openPrivacy()
    expect(panel().getByText('In this tab').parentElement).toHaveTextContent(
      /the key of a link to your offer or your payment: until this tab is closed\.$/,
    )
  })

  test('is cleared after a question, apart from the login', async () => {
    localStorage.setItem('visitor_data', JSON.stringify(DATA))
    localStorage.setItem('accessToken', 'stays')
    await openPrivacy()
    await clear('Keep it')
    expect(stored('visitor_data')).toEqual(DATA)
    await clear('Clear everything')
    await waitFor(() => expect(panel().getByRole('heading')).toHaveFocus())
    expect(panel().getAllByText(/^Everything was cleared\./)[0]).toBeVisible()
    expect(panel().getByRole('button', { name: 'Clear everything' })).toBeDisabled()
    expect(Object.keys(localStorage)).toEqual(['accessToken'])
  })

  test('says which change failed, when the browser is full', async () => {
    const written = expectConsoleErrors()
    localStorage.setItem('visitor_data', JSON.stringify(DATA))
    await openPrivacy()
    await withFullStorage(async () => {
      await flip('Show tips')
      expect(panel().getByRole('alert')).toHaveTextContent('Failed to update preferences')
      await flip('Count my visits')
      expect(panel().getByRole('alert')).toHaveTextContent('Failed to save consent preference')
    })
    expect(written.join()).toContain('Failed to set analytics consent')
  })

  test('can be cleared although it cannot be read', async () => {
    localStorage.setItem('visitor_data', '{')
    await openPrivacy()
    expect(panel().getByText('Failed to load user data')).toBeVisible()
    await clear('Clear everything')
    await waitFor(() => expect(panel().getAllByText(/^Everything was cleared\./)[0]).toBeVisible())
    expect(stored('visitor_data')).toBeNull()
  })

  test('cannot be read or cleared, when storage is blocked', async () => {
    expectConsoleErrors()
    await withBlockedStorage(async () => {
      await openPrivacy()
      expect(panel().getByText('Failed to load user data')).toBeVisible()
      await clear('Clear everything')
      await waitFor(() =>
        expect(panel().getByRole('alert')).toHaveTextContent('Failed to clear user data'),
      )
    })
  })
})
