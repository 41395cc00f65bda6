import type { Page } from '@playwright/test'
import { addItems } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, ownCard, ownerHeaders, test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'

/** Changes settings on another device of the owner, through the API. */
async function changeElsewhere(page: Page, data: { registryTitle: string }): Promise<void> {
  const headers = await ownerHeaders(page)
  const saved = await page.request.put('/api/admin/profile', { headers, data })
  expect(saved.status()).toBe(200)
}

// The server refuses a save of settings that another device has changed.
test.use({ expectsRefusals: true })

test('open pages show what another device changes', async ({ page, owner: _signedIn }) => {
  const connected = page.waitForResponse('**/api/admin/events')
  await page.goto('/dashboard')
  await connected
  await test.step('a new item', async () => {
    await addItems(page, ['Moon night light'])
    await ownCard(page, 'Moon night light').waitFor()
  })
  await test.step('settings without typed changes, and a notice beside typed ones', async () => {
    const reconnected = page.waitForResponse('**/api/admin/events')
    const { title, bar, save } = await openSettings(page)
    await reconnected
    await changeElsewhere(page, { registryTitle: 'Renamed on the phone' })
    await expect(title).toHaveValue('Renamed on the phone')
    await title.fill('Typed on the laptop')
    await changeElsewhere(page, { registryTitle: 'Renamed again' })
    await expect(bar).toContainText('Changed on another device')
    await expect(title).toHaveValue('Typed on the laptop')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Changed on another device' })
    await expect(dialog).toContainText('Renamed again')
    await expectAccessible(page)
  })
})
