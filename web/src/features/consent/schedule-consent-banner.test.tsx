import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, startTestClock } from '../../../test/components/browser/clock.ts'
import {
  expectConsoleErrors,
  withBlockedStorage,
} from '../../../test/components/browser/storage.ts'
import { user } from '../../../test/components/browser/user.ts'
import { openRegistry, openSidePage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const AFTER_MS = 1000
const title = 'Make gift-giving even better!'
const banner = () => screen.findByRole('region', { name: title })
const choice = () => localStorage.getItem('analytics_consent')
const expectNoBanner = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument())

/** Opens /privacy and starts the banner's delay, as the page's entry script does. */
async function openPrivacy(): Promise<void> {
  await openSidePage('/privacy', { page: 'privacy', origin: location.origin })
  startTestClock()
  const { scheduleConsentBanner } = await import('./schedule-consent-banner.ts')
  scheduleConsentBanner()
}

describe('the consent banner', () => {
  test('appears after a second, and stores the choice of each button and of Escape', async () => {
    const answers = [
      [
        async () => user.click(within(await banner()).getByRole('button', { name: 'Accept' })),
        'accepted',
      ],
      [
        async () => user.click(within(await banner()).getByRole('button', { name: 'Decline' })),
        'declined',
      ],
      [() => user.keyboard('{Escape}'), 'declined'],
    ] as const
    for (const [answer, stored] of answers) {
      localStorage.clear()
      await openPrivacy()
      expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
      await advance(AFTER_MS)
      const link = within(await banner()).getByRole('link', { name: 'Privacy Policy' })
      expect(link).toHaveAttribute('href', '/privacy')
      expect(choice()).toBeNull()
      await answer()
      await expectNoBanner()
      expect(choice()).toBe(stored)
    }
    await openPrivacy()
    await advance(20 * AFTER_MS)
    expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
  })

  test('disappears when another tab has stored a choice', async () => {
    await openPrivacy()
    await advance(AFTER_MS)
    await banner()
    localStorage.setItem('analytics_consent', 'accepted')
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics_consent' }))
    await expectNoBanner()
  })

  test('does not wait for a welcome on the registry of a signed-in owner', async () => {
    const { slug } = await signUp()
    await openRegistry(slug)
    startTestClock()
    const { scheduleConsentBanner } = await import('./schedule-consent-banner.ts')
    scheduleConsentBanner()
    // Less than the delay of the welcome.
    await advance(3 * AFTER_MS)
    await banner()
  })

  test('is not shown where storage is blocked, which only the console reports', async () => {
    const written = expectConsoleErrors()
    await withBlockedStorage(async () => {
      await openPrivacy()
      await advance(3 * AFTER_MS)
      expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument()
    })
    expect(written.join()).toContain('Failed to get analytics consent')
  })
})
