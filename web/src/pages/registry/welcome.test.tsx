import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../test/components/browser/clock.ts'
import {
  expectConsoleErrors,
  stored,
  withBlockedStorage,
  withFullStorage,
} from '../../../test/components/browser/storage.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { openRegistry } from '../../../test/components/open-page.tsx'
import {
  goToPayment,
  payBy,
  registryForNewVisitor,
  startContribution,
} from '../../../test/components/visited-registry.ts'

const AFTER_MS = 1000

const startClock = () => startTestClock(new Date())
const dialog = () => screen.getByRole('dialog')
const press = (name: string) => click(() => within(dialog()).getByRole('button', { name }))
const expectNoDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Opens a registry and lets the welcome's delay pass. */
async function openWelcome(slug: string, search = ''): Promise<void> {
  await openRegistry(slug, search, startClock)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await advance(AFTER_MS)
  await screen.findByRole('dialog', { name: /^Welcome to .+ registry$/ })
}

async function fillDetails(): Promise<void> {
  await fill(within(dialog()).getByLabelText(/^Your name/), ' Mei Ling Koh ')
  await fill(within(dialog()).getByLabelText(/^Your email/), 'mei.ling@example.com')
  await user.click(within(dialog()).getByRole('radio', { name: 'Family' }))
  await user.click(within(dialog()).getByRole('checkbox'))
}

/** Contributes $1 with PayNow in the open form. */
async function contribute(): Promise<void> {
  await payBy('PayNow', await goToPayment({ amount: '1' }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Thank You!' })).toBeVisible())
}

describe('the welcome of a first-time visitor', () => {
  test('asks for what is missing, and stores complete details for later forms', async () => {
    const { slug } = await registryForNewVisitor(['High chair'])
    await openWelcome(slug)
    await press('Next')
    await press('Next')
    const name = within(dialog()).getByLabelText(/^Your name/)
    const email = within(dialog()).getByLabelText(/^Your email/)
    await press('Complete')
    expect(name).toHaveFocus()
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      'Name and email are required to complete onboarding',
    )
    expect(name).toHaveAccessibleDescription('Please enter your name')
    expect(email).toHaveAccessibleDescription('Please enter your email address')
    expect(within(dialog()).getByRole('group')).toHaveTextContent('Please select your relationship')
    expect(within(dialog()).getByRole('checkbox')).toHaveAccessibleDescription(
      'Please consent to data storage to continue',
    )
    await fill(email, 'mei.ling')
    await fill(name, ' Mei Ling Koh ')
    await press('Complete')
    expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    expect(email).toHaveFocus()
    expect(stored('visitor_data')).toBeNull()

    await fillDetails()
    await press('Complete')
    await expectNoDialog()
    expect(stored('visitor_data')).toMatchObject({
      name: 'Mei Ling Koh',
      email: 'mei.ling@example.com',
      relationship: 'family',
      hasCompletedOnboarding: true,
      preferences: { prefillForms: true, showEducationalTips: true },
    })
    expect(stored('visitor_identity')).toMatchObject({
      visitorId: expect.stringMatching(/^visitor:\d{13}:[0-9a-z]{1,13}$/),
      hasOnboarded: true,
      hasContributed: false,
    })

    const form = within(await startContribution('High chair'))
    expect(form.getByLabelText(/^Your name/)).toHaveValue('Mei Ling Koh')
    expect(form.getByLabelText(/^Your email/)).toHaveValue('mei.ling@example.com')
    expect(form.getByRole('region', { name: 'How paying works' })).toBeVisible()
    await contribute()
    expect(stored('visitor_identity')).toMatchObject({ hasOnboarded: true, hasContributed: true })
  })

  test('ends for good with Escape and with Skip, and stores no details', async () => {
    const { slug } = await registryForNewVisitor()
    await openWelcome(slug)
    await user.keyboard('{Escape}')
    await expectNoDialog()
    expect(localStorage.getItem('visited_at')).not.toBeNull()
    expect(stored('visitor_data')).toBeNull()
    await openRegistry(slug, '', startClock)
    await advance(5 * AFTER_MS)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    localStorage.removeItem('visited_at')
    await openWelcome(slug)
    await press('Next')
    await press('Next')
    await fill(within(dialog()).getByLabelText(/^Your name/), 'Mei')
    await press('Skip')
    await expectNoDialog()
    expect(localStorage.getItem('visited_at')).not.toBeNull()
    expect([stored('visitor_data'), stored('visitor_identity')]).toEqual([null, null])
  })

  test('comes again after the page was left in the middle of it', async () => {
    const { slug } = await registryForNewVisitor()
    await openWelcome(slug)
    await press('Next')
    await openWelcome(slug)
    expect(localStorage.getItem('visited_at')).toBeNull()
  })

  test('does not open over another dialog, but despite a URL that opens none', async () => {
    const { slug } = await registryForNewVisitor()
    await openRegistry(slug, '?auth=login', startClock)
    await screen.findByRole('dialog', { name: 'Welcome back' })
    await advance(3 * AFTER_MS)
    await press('Close')
    await expectNoDialog()
    await advance(3 * AFTER_MS)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await openWelcome(slug, '?contribute=gone&step=payment&share=what&details=gone&auth=what')
    expect(location.search).toBe('')
  })
})

describe('a browser that stores nothing', () => {
  test('reports that details could not be saved, when it is full', async () => {
    const { slug } = await registryForNewVisitor()
    await openWelcome(slug)
    await press('Next')
    await press('Next')
    await fillDetails()
    await withFullStorage(async () => {
      await press('Complete')
      expect(within(dialog()).getByRole('alert')).toHaveTextContent(
        'Failed to save consent preference',
      )
      await press('Skip')
      await expectNoDialog()
    })
  })

  test('shows no welcome and can still contribute, when storage is blocked', async () => {
    const written = expectConsoleErrors()
    const { slug } = await registryForNewVisitor(['High chair'])
    await withBlockedStorage(async () => {
      await openRegistry(slug, '', startClock)
      await advance(5 * AFTER_MS)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await startContribution('High chair')
      await contribute()
    })
    expect(written.join()).toContain('Failed to get visitor identity')
    expect(written.join()).toContain('Failed to save visitor identity')
  })
})
