import { randomUUID } from 'node:crypto'
import { pushMessages } from '@registry/shared/messages/push/push'
import { expectAccessible } from '../support/expect-accessible.ts'
import { confirmEmail, expect, ownerHeaders, test } from '../support/owner.ts'
import { subscribeAs } from '../support/push.ts'

// An open page notices that its session has ended.
test.use({ serviceWorkers: 'allow', expectsRefusals: true })

test('notifications reach this browser, stay on through another login, and end with the logout', async ({
  page,
  context,
  product,
  pushService,
  owner,
}) => {
  await confirmEmail(product, page.request, owner)
  await context.grantPermissions(['notifications'])
  const browser = pushService.subscribe(randomUUID())
  await subscribeAs(page, browser)
  const panel = page.getByRole('region', { name: 'Push Notifications' })
  await test.step('a test notification arrives', async () => {
    await page.goto('/registry-settings')
    await panel.getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(panel).toContainText('Enabled on 1 device(s)')
    const row = panel.getByRole('listitem').filter({ hasText: 'Current' })
    await expect(row).toContainText(/Chrome on \w+ ?Current.*Registered .*not used yet/)
    await panel.getByRole('button', { name: 'Send Test Notification' }).click()
    await expect(panel).toContainText('Test notification sent to 1 device(s)!')
    expect(browser.messages()[0]?.notification).toMatchObject(pushMessages.test)
    await expect(row).toContainText('last used')
    await expectAccessible(page)
  })
  await test.step('after another login this browser is still enabled', async () => {
    const headers = await ownerHeaders(page)
    // Leaves the page, whose requests would fail from now on.
    await page.goto('/api/health')
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
  })
  await test.step('logging out ends the subscription', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    expect(await page.evaluate(() => localStorage.getItem('test-subscribed-with'))).toBeNull()
  })
})
