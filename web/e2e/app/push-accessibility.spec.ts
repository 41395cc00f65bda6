import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/owner.ts'
import { answerPermissionPrompt } from '../support/push.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Push Notifications' })

test.use({ serviceWorkers: 'allow', expectsRefusals: true })

test('every state of the notifications is accessible', async ({ page, context, owner: _ }) => {
  await test.step('the invitation, and what an owner hears of', async () => {
    await answerPermissionPrompt(page, 'default')
    await page.goto('/dashboard')
    await expect(panelOf(page)).toContainText('Know the moment a gift arrives.')
    await expectAccessible(page)
    await page.goto('/registry-settings')
    await expect(panelOf(page)).toContainText('Not enabled')
    await expect(page.getByText('Push alone reaches nobody yet')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('blocked', async () => {
    const blocked = await context.newPage()
    await answerPermissionPrompt(blocked, 'denied', 'denied')
    await blocked.goto('/registry-settings')
    await expect(panelOf(blocked)).toContainText('Set Notifications to Allow')
    await expectAccessible(blocked)
  })
  await test.step('not supported, on the narrowest phone', async () => {
    const phone = await context.newPage()
    await phone.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
      const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1'
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    })
    await phone.setViewportSize({ width: 320, height: 800 })
    await phone.goto('/registry-settings')
    await expect(panelOf(phone)).toContainText('Tap Share, then Add to Home Screen')
    await expectAccessible(phone)
  })
  await test.step('failed, in the dark', async () => {
    const failed = await context.newPage()
    await failed.emulateMedia({ colorScheme: 'dark' })
    await failed.route('**/api/notifications/*', route => route.fulfill({ status: 400, body: '' }))
    await failed.goto('/registry-settings')
    await expect(panelOf(failed)).toContainText('Failed to load notification settings')
    await expectAccessible(failed)
  })
})
