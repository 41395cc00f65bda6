import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { recordGoogle, recordOwnEvents } from '../support/record-analytics.ts'
import { fillContribution, openRegistry, startContribution } from '../support/registry-page.ts'

test.use({ firstVisit: true })

const ITEM = 'Beech bedside crib with mattress'
const banner = (page: Page) => page.getByRole('region', { name: 'Make gift-giving even better!' })

/** Triggers the events of leaving a page while their requests can still be observed. */
const leave = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')))

test('a visitor is counted step by step after consent, and no longer once it is withdrawn', async ({
  page,
  context,
}) => {
  // The welcome was completed earlier.
  await context.addInitScript(() => localStorage.setItem('visited_at', '2026-11-01T08:00:00.000Z'))
  const google = await recordGoogle(page)
  const own = recordOwnEvents(page)

  await test.step('before the answer nothing is asked of anybody', async () => {
    await openRegistry(page)
    await expect(banner(page)).toBeVisible()
    expect([google.asked, own]).toEqual([[], []])
    expect(await google.commands()).toEqual([])
  })

  await test.step('after a yes Google is told of the consent first, and then of a route', async () => {
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => google.asked).toHaveLength(1)
    expect(google.asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
    const { origin } = new URL(page.url())
    const place = {
      page_location: `${origin}/registry/:slug`,
      page_title: 'Baby Registry',
      page_referrer: '',
    }
    await expect.poll(google.commands).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          wait_for_update: 500,
        },
      ],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      [
        'config',
        'G-TEST12345',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...place,
        },
      ],
      [
        'event',
        'page_view',
        { environment: 'production', timestamp: expect.any(String), ...place },
      ],
    ])
  })

  await test.step('a gift is told in its steps', async () => {
    await startContribution(page, ITEM)
    const dialog = await fillContribution(page, { amount: '2.50' })
    await dialog.getByRole('button', { name: /^PayNow/ }).click()
    await dialog.getByRole('img', { name: /PayNow QR code/ }).waitFor()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Confirm Contribution' }).click()
    const thanks = page.getByRole('dialog', { name: 'Thank You!' })
    await thanks.getByRole('button', { name: 'Back to Registry' }).click()
    await expect(thanks).toHaveCount(0)
    const steps = async () =>
      (await google.events()).slice(1).map(({ event, funnel_step }) => [event, funnel_step])
    await expect.poll(steps).toEqual([
      ['contribution_started', 3],
      ['contribution_form_filled', 4],
      ['contribution_amount_selected', 5],
      ['contribution_proceed_to_payment', 6],
      ['contribution_payment_method_selected', 7],
      ['contribution_qr_viewed', 8],
      ['contribution_payment_confirmed', 9],
      ['contribution_submitted', 9],
      ['contribution_completed', 10],
    ])
    expect((await google.events()).at(-1)).toEqual({
      event: 'contribution_completed',
      step_number: 8,
      step_name: 'completed',
      time_in_funnel: expect.any(Number),
      time_on_step: expect.any(Number),
      completion_percentage: 100,
      funnel_step: 10,
      contribution_amount: 2.5,
      environment: 'production',
      timestamp: expect.any(String),
      page_location: expect.stringMatching(/\/registry\/:slug$/),
      page_title: 'Baby Registry',
      page_referrer: '',
    })
  })

  await test.step('one that is closed says where', async () => {
    await startContribution(page, ITEM)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(() => google.events('contribution_abandoned'))
      .toMatchObject([
        {
          abandonment_stage: 'begin',
          abandonment_step_number: 1,
          completion_percentage: 13,
          funnel_step: 3,
        },
      ])
  })

  await test.step('our own sums hear of the same, and of nobody', async () => {
    await leave(page)
    await expect
      .poll(() => own.flatMap(({ events }) => events))
      .toContainEqual({ name: 'contribution_abandoned', stage: 'begin' })
    expect(new Set(own.map(({ registrySlug }) => registrySlug))).toEqual(new Set(['demo']))
    expect(JSON.stringify([own, await google.commands()])).not.toMatch(/@|Mei|bedside crib/i)
  })

  await test.step('taken back: Google’s cookies go, and the page comes back without it', async () => {
    await page.goto('/privacy')
    await expect.poll(() => google.asked).toHaveLength(2)
    await expect.poll(() => cookieNames(context)).toContain('_ga')
    const isBack = page.waitForEvent('load')
    await page.getByRole('switch', { name: 'Count my visits' }).press('Space')
    await isBack
    await expect(page.getByRole('switch', { name: 'Count my visits' })).not.toBeChecked()
    expect((await cookieNames(context)).filter(name => name.startsWith('_ga'))).toEqual([])
    const before = own.length
    await openRegistry(page)
    await startContribution(page, ITEM)
    await page.goto('/supported-features')
    expect(google.asked).toHaveLength(2)
    expect(own).toHaveLength(before)
  })
})

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}
