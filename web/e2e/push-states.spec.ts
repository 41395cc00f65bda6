import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makePushSubscription } from '../../api/test/make-push-subscription.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { asOwner } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'
import { answerQuestion, subscribeAs } from './support/push.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Push Notifications' })

/** Another device of the owner's, enabled there. */
async function enableElsewhere(page: Page): Promise<void> {
  const answer = await page.request.post('/api/notifications/subscribe', {
    headers: await asOwner(page),
    data: { subscription: makePushSubscription() },
  })
  expect(answer.status()).toBe(200)
}

test.describe('where there are no notifications', () => {
  test('the settings say how to unblock them, and the dashboard is silent', async ({
    page,
    owner: _signedIn,
  }) => {
    await answerQuestion(page, 'denied', 'denied')
    await page.goto('/registry-settings')
    const panel = panelOf(page)
    await expect(panel.getByRole('listitem').filter({ hasText: /icon|Allow|Refresh/ })).toHaveText([
      'Click the lock icon beside the address',
      'Set Notifications to Allow',
      'Refresh this page',
    ])
    await expect(panel.getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/dashboard')
    await page.getByText('No items in your registry yet').waitFor()
    await expect(panel).toHaveCount(0)
  })

  test('a phone is told of its Home Screen, and others can be removed', async ({
    page,
    owner: _signedIn,
  }) => {
    await enableElsewhere(page)
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
      const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto('/registry-settings')
    const panel = panelOf(page)
    await expect(panel).toContainText('Push notifications are not supported in this browser.')
    await expect(panel).toContainText('Tap Share, then Add to Home Screen')
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Remove Chrome/Android' }).click()
    await expect(panel).toContainText('Device unsubscribed successfully')
    await expect(panel).not.toContainText('(this device)')
    await expect(panel).not.toContainText('Active Devices')
    await page.goto('/dashboard')
    await page.getByText('No items in your registry yet').waitFor()
    await expect(panel).toHaveCount(0)
  })
})

test.describe('what goes wrong with notifications', () => {
  test.use({ expectsRefusals: true, colorScheme: 'dark' })

  test('is said, and can be tried again', async ({ page, owner: _signedIn }) => {
    await enableElsewhere(page)
    let isDown = true
    await page.route('**/api/notifications/*', route =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.goto('/registry-settings')
    const panel = panelOf(page)
    await expect(panel).toContainText('Failed to load notification settings')
    await expectAccessible(page)
    isDown = false
    await panel.getByRole('button', { name: 'Try Again' }).click()
    await expect(panel).toContainText('Enabled on 1 device(s). Not on this device yet.')
    isDown = true
    const device = panel.getByRole('listitem').filter({ hasText: 'Chrome/Android' })
    await device.getByRole('button', { name: 'Remove' }).click()
    await expect(panel).toContainText('Failed to unsubscribe device')
    await expect(device).toBeVisible()
  })
})

test.describe('what a browser refuses', () => {
  test('is said where it can run no service worker', async ({ page, owner: _signedIn }) => {
    await answerQuestion(page, 'granted')
    await page.goto('/registry-settings')
    const panel = panelOf(page)
    await expect(panel.getByRole('list', { name: 'About notifications' })).toHaveText(
      /Instant alerts on contributions.*browser is closed.*several devices.*Can be disabled in browser settings/,
    )
    await panel.getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(panel.getByText('Push notifications not supported', { exact: true })).toBeVisible()
  })

  test.describe('while one runs', () => {
    test.use({ serviceWorkers: 'allow' })

    test('is said, to subscribe and to end it', async ({ page, pushService, owner: _signedIn }) => {
      await answerQuestion(page, 'granted')
      await subscribeAs(page, pushService.subscribe(randomUUID()))
      await page.goto('/registry-settings')
      const panel = panelOf(page)
      const said = (words: string) => panel.getByText(words, { exact: true })
      await page.evaluate(() => {
        const { subscribe } = PushManager.prototype
        PushManager.prototype.subscribe = async () => {
          PushManager.prototype.subscribe = subscribe
          throw new DOMException('the push service is away', 'AbortError')
        }
      })
      const enable = panel.getByRole('button', { name: 'Enable Notifications' })
      await enable.click()
      await expect(said('Failed to subscribe')).toBeVisible()
      await enable.click()
      await expect(panel).toContainText('Enabled on 1 device(s)')
      await page.evaluate(async () => {
        const { pushManager } = await navigator.serviceWorker.ready
        const kept = await pushManager.getSubscription()
        const unsubscribe = () => Promise.reject(new Error('the push service is away'))
        PushManager.prototype.getSubscription = async () =>
          kept && Object.assign(kept, { unsubscribe })
      })
      await panel.getByRole('button', { name: /^Remove/ }).click()
      await expect(said('Failed to unsubscribe')).toBeVisible()
    })
  })
})

test.describe('the invitation on the dashboard', () => {
  test.use({ serviceWorkers: 'allow' })

  test('stays away once it was dismissed', async ({ page, owner: _signedIn }) => {
    await answerQuestion(page, 'default')
    await page.goto('/dashboard')
    const banner = panelOf(page)
    await expect(banner).toContainText('Know the moment a gift arrives.')
    await expectAccessible(page)
    // The browser's question was closed without an answer.
    await banner.getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(banner).toContainText('Still off')
    await banner.getByRole('button', { name: 'Dismiss' }).click()
    await expect(banner).toHaveCount(0)
    const kept = () => localStorage.getItem('notificationBannerDismissed')
    expect(await page.evaluate(kept)).toBe('true')
    await page.reload()
    await page.getByText('No items in your registry yet').waitFor()
    await expect(banner).toHaveCount(0)
  })

  test('enables at a press, and is gone on this device', async ({
    page,
    pushService,
    owner: _signedIn,
  }) => {
    await page.context().grantPermissions(['notifications'])
    await subscribeAs(page, pushService.subscribe(randomUUID()))
    await page.goto('/dashboard')
    await panelOf(page).getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(page.getByText('Notifications enabled successfully!').first()).toBeVisible()
    await page.reload()
    await page.getByText('No items in your registry yet').waitFor()
    await expect(panelOf(page)).toHaveCount(0)
  })
})

test('what an owner hears of is kept as it is chosen', async ({ page, owner: _signedIn }) => {
  await page.goto('/registry-settings')
  const choices = page.getByRole('region', { name: 'What you hear of' })
  const contributions = choices.getByRole('group', { name: 'Contributions' })
  await expect(contributions.getByRole('radio', { name: 'Push' })).toBeChecked()
  await expect(choices).toContainText('Push alone reaches nobody yet')
  const saved = () => page.waitForResponse(r => r.url().endsWith('notification-choices') && r.ok())
  const first = saved()
  await contributions.getByRole('radio', { name: 'Push' }).press('ArrowRight')
  await expect(contributions.getByRole('radio', { name: 'Email' })).toBeChecked()
  await first
  const second = saved()
  await choices.getByRole('switch', { name: 'My own test gifts' }).check()
  await second
  await page.reload()
  await expect(contributions.getByRole('radio', { name: 'Email' })).toBeChecked()
  await expect(choices.getByRole('switch', { name: 'My own test gifts' })).toBeChecked()
  await expectAccessible(page)
})
