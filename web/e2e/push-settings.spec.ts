import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { pushMessages } from '@registry/shared/messages/push'
import { confirmAddress } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { asOwner } from './support/gifts.ts'
import { expect, test } from './support/owner.ts'
import { answerQuestion, subscribeAs } from './support/push.ts'

test.use({ serviceWorkers: 'allow' })

const panelOf = (page: Page) => page.getByRole('region', { name: 'Push Notifications' })

test.describe('notifications in the settings', () => {
  test('are enabled, tried and removed, and what is said passes', async ({
    page,
    pushService,
    owner: _signedIn,
  }) => {
    const browser = pushService.subscribe(randomUUID())
    await subscribeAs(page, browser)
    await answerQuestion(page, 'granted')
    await page.clock.install()
    await page.goto('/registry-settings')
    const panel = panelOf(page)
    await expect(panel).toContainText('Not enabled')
    await expect(panel).toContainText('Works when the browser is closed')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.clock.pauseAt(Date.now() + 60_000)

    const button = panel.getByRole('button', { name: /Notification/ })
    await expect(button).toHaveText('Enable Notifications')
    await button.click()
    await untilItSays(page, panel, 'Notifications enabled successfully!')
    await expect(panel).toContainText('Enabled on 1 device(s)')
    const row = panel.getByRole('listitem').filter({ hasText: 'Current' })
    await expect(row).toContainText(/Chrome on \w+ ?Current.*Registered .*not used yet/)
    // The button is another one now, and still has the focus.
    await expect(button).toHaveText('Send Test Notification')
    await expect(button).toBeFocused()
    await page.clock.runFor(3_000)
    await expect(panel).not.toContainText('successfully')

    await button.click()
    const sent = panel.getByText('Test notification sent to 1 device(s)!')
    await untilItSays(page, panel, 'Test notification sent to 1 device(s)!')
    expect(browser.messages()[0]?.notification).toMatchObject(pushMessages.test)
    await page.clock.runFor(3_000)
    await expect(sent).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(sent).toBeHidden()
    await untilItSays(page, row, 'last used')

    pushService.behave(response => response.writeHead(500).end())
    await button.click()
    await untilItSays(page, panel, 'Failed to send test notification')

    await panel.getByRole('button', { name: /^Remove Chrome/ }).click()
    await untilItSays(page, panel, 'Device unsubscribed successfully (this device)')
    await expect(panel).toContainText('Not enabled')
    await expect(row).toHaveCount(0)
    pushService.behave(response => response.writeHead(201).end())
  })
})

test.describe('notifications in the settings, over sessions', () => {
  // An open page hears that its session has ended.
  test.use({ expectsRefusals: true })

  test('are kept through signing in again, and let go with signing out', async ({
    page,
    context,
    product,
    pushService,
    owner,
  }) => {
    await confirmAddress(product, page.request, owner)
    await context.grantPermissions(['notifications'])
    await subscribeAs(page, pushService.subscribe(randomUUID()))
    const panel = panelOf(page)
    await page.goto('/registry-settings')
    await panel.getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(panel).toContainText('Enabled on 1 device(s)')
    await expectAccessible(page)

    // The session ends elsewhere, and with it what the server knows of this browser.
    const headers = await asOwner(page)
    await page.request.post('/api/auth/logout', { headers })
    await page.evaluate(() => localStorage.removeItem('accessToken'))
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor()
    await page.goto('/registry-settings')
    await expect(panel).toContainText('Enabled on 1 device(s)')

    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    expect(await page.evaluate(() => localStorage.getItem('test-subscribed-with'))).toBeNull()
  })
})

/** Runs what waits for a moment, on a page whose clock stands still, until a place says it. */
async function untilItSays(page: Page, place: Locator, words: string): Promise<void> {
  const read = async () => {
    await page.clock.runFor(20)
    return place.innerText()
  }
  await expect.poll(read, { intervals: [50] }).toContain(words)
}
