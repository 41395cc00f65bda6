import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../test/components/browser/clock.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { openRegistry } from '../../../test/components/open-page.tsx'
import {
  goToPayment,
  registryForNewVisitor,
  registryForVisitor,
  startContribution,
} from '../../../test/components/visited-registry.ts'

type Params = Record<string, unknown>

const OWN = /^POST \/api\/analytics\/events/

/** Returns the entries that the page queued for Google Analytics. */
const queued = () => (window.dataLayer ?? []).map(entry => [...(entry as Iterable<unknown>)])

/** Name, step and completion of the queued events whose name starts so. */
const steps = (prefix: string) =>
  queued()
    .filter(([kind, event]) => kind === 'event' && String(event).startsWith(prefix))
    .map(([, event, params]) => {
      const { step_name, abandonment_stage, completion_percentage } = params as Params
      return [event, step_name ?? abandonment_stage, completion_percentage]
    })

const ownEvents = () =>
  sentRequests(OWN)
    .map(({ json }) => JSON.stringify(json))
    .join()

/** Opens a registry as its entry script does, on a server with Google Analytics configured. */
async function openCounted(slug: string): Promise<void> {
  document.head.innerHTML = '<meta name="measurement-id" content="G-TEST12345">'
  await openRegistry(slug, '', startTestClock)
  const { startAnalytics, trackPage } = await import('../../lib/analytics/start-analytics.ts')
  startAnalytics()
  trackPage()
}

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'dataLayer')
})

describe('a visitor who declined to be counted', () => {
  test('is not counted anywhere, and nothing is fetched for it', async () => {
    const { slug } = await registryForVisitor(['High chair'])
    await openCounted(slug)
    await startContribution('High chair')
    await advance(10_000)
    window.dispatchEvent(new Event('pagehide'))
    expect(queued()).toEqual([])
    expect(document.head.querySelector('script')).toBeNull()
    expect(sentRequests(OWN)).toEqual([])
  })
})

describe('a visitor who agreed to be counted', () => {
  test('is counted through the welcome, without anything personal', async () => {
    const { slug } = await registryForNewVisitor()
    localStorage.setItem('analytics_consent', 'accepted')
    await openCounted(slug)
    await advance(1000)
    const dialog = within(await screen.findByRole('dialog'))
    await click(() => dialog.getByRole('button', { name: 'Next' }))
    await click(() => dialog.getByRole('button', { name: 'Next' }))
    await fill(dialog.getByLabelText(/^Your name/), 'Mei Ling Koh')
    await fill(dialog.getByLabelText(/^Your email/), 'mei.ling@example.com')
    await user.click(dialog.getByRole('radio', { name: 'Friend' }))
    await user.click(dialog.getByRole('checkbox'))
    await click(() => dialog.getByRole('button', { name: 'Complete' }))
    await waitFor(() =>
      expect(steps('onboarding_')).toEqual([
        ['onboarding_started', 'welcome', 0],
        ['onboarding_education_viewed', 'education', 33],
        ['onboarding_contact_info_viewed', 'contact_info', 67],
        ['onboarding_completed', 'completed', 100],
      ]),
    )
    window.dispatchEvent(new Event('pagehide'))
    expect(ownEvents()).toContain('onboarding_completed')
    expect(ownEvents() + JSON.stringify(queued())).not.toMatch(/@|Mei/)
  })

  test('is counted through the form of a contribution, with the final amount', async () => {
    const { slug } = await registryForVisitor(['High chair'])
    localStorage.setItem('analytics_consent', 'accepted')
    await openCounted(slug)
    await startContribution('High chair')
    await goToPayment({ amount: '2.50' })
    await waitFor(() => expect(steps('contribution_')).toHaveLength(4))
    const params = queued().map(([, event, sent]) => [event, (sent as Params)?.contribution_amount])
    expect(params.filter(([event]) => String(event).startsWith('contribution_'))).toEqual([
      ['contribution_started', undefined],
      ['contribution_form_filled', 2.5],
      ['contribution_amount_selected', 2.5],
      ['contribution_proceed_to_payment', 2.5],
    ])
  })

  test('is counted through an offer, also when it is refused and abandoned', async () => {
    const { slug } = await registryForVisitor()
    localStorage.setItem('analytics_consent', 'accepted')
    await openCounted(slug)
    await click(() => screen.getByRole('button', { name: 'Share Items' }))
    await click(() => screen.getByRole('button', { name: 'Continue' }))
    await click(() => screen.getByRole('button', { name: /^Share an Item/ }))
    const dialog = within(screen.getByRole('dialog'))
    const next = () => click(() => dialog.getByRole('button', { name: 'Next' }))
    await fill(await dialog.findByLabelText(/^Item name/), 'Baby bath with stand')
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'Baby Bath Essentials')
    await next()
    await fill(await dialog.findByLabelText(/^Description/), 'Used for one year, all is there.')
    await user.click(dialog.getByRole('radio', { name: 'Gently Used' }))
    await user.selectOptions(dialog.getByLabelText(/^Suitable age/), '0-3 months')
    await next()
    await fill(await dialog.findByLabelText(/^Your name/), 'Mei Ling Koh')
    await fill(dialog.getByLabelText(/^Your email/), 'mei.ling@example.com')
    const error = 'Failed to submit your offering. Please try again.'
    const json = { success: false, error, code: 'INTERNAL_ERROR' }
    route(/^POST \/api\/gift-passing\/offerings/, { status: 500, json })
    await click(() => dialog.getByRole('button', { name: 'Submit' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(error)
    const counted = [
      ['gift_passing_viewed', 'viewed', 14],
      ['gift_passing_started', 'started', 29],
      ['gift_passing_item_details_filled', 'item_details_filled', 43],
      ['gift_passing_review_viewed', 'review_viewed', 57],
      ['gift_passing_contact_filled', 'contact_filled', 71],
      ['gift_passing_submitted', 'submitted', 86],
    ]
    await waitFor(() => expect(steps('gift_passing_')).toEqual(counted))
    await click(() => dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(steps('gift_passing_')).toEqual([
        ...counted,
        ['gift_passing_abandoned', 'submitted', 86],
      ]),
    )
    window.dispatchEvent(new Event('pagehide'))
    expect(ownEvents()).toContain('gift_passing_submitted')
    expect(ownEvents() + JSON.stringify(queued())).not.toMatch(/@|Mei|Baby bath/)
  })
})
