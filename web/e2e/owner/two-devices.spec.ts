import type { Page } from '@playwright/test'
import { addItems } from '../support/contributions.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, ownCard, ownerHeaders, test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'

interface Profile {
  registrySlug?: string
  registryTitle?: string
}

/** Changes settings on another device of the owner, through the API. */
async function changeElsewhere(page: Page, data: Profile): Promise<void> {
  const headers = await ownerHeaders(page)
  const saved = await page.request.put('/api/admin/profile', { headers, data })
  expect(saved.status()).toBe(200)
}

test.describe('settings of one device', () => {
  // The server refuses a save of settings that another device has changed.
  test.use({ expectsRefusals: true })

  test('do not overwrite those of another', async ({ page, owner }) => {
    const slug = `moved-${owner.slug}`
    const settings = await openSettings(page)
    await test.step('after another device moves and renames the page, a subtitle is saved, and the URL stays', async () => {
      await changeElsewhere(page, { registrySlug: slug, registryTitle: 'Renamed on the phone' })
      await settings.subtitle.fill('Written on the laptop')
      await settings.save.click()
      await expect(page).toHaveURL(/\/dashboard$/)
      const { registryOwner } = await (await page.request.get(`/api/registry/${slug}/items`)).json()
      expect(registryOwner).toMatchObject({
        registrySlug: slug,
        registryTitle: 'Renamed on the phone',
        registrySubtitle: 'Written on the laptop',
      })
    })
    await test.step('a title that both change is a choice', async () => {
      await openSettings(page)
      await settings.title.fill('Title of the laptop')
      await changeElsewhere(page, { registryTitle: 'Title of the phone' })
      await settings.save.click()
      const dialog = page.getByRole('dialog', { name: 'Changed on another device' })
      await expect(dialog).toContainText('Title of the phone')
      await expect(dialog).toContainText('Title of the laptop')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Keep mine: Title' }).click()
      await expect(dialog).toBeHidden()
      await settings.save.click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('banner')).toContainText('Title of the laptop')
    })
  })
})

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
    const { title, bar } = await openSettings(page)
    await reconnected
    await changeElsewhere(page, { registryTitle: 'Renamed on the phone' })
    await expect(title).toHaveValue('Renamed on the phone')
    await title.fill('Typed on the laptop')
    await changeElsewhere(page, { registryTitle: 'Renamed again' })
    await expect(bar).toContainText('Changed on another device')
    await expect(title).toHaveValue('Typed on the laptop')
  })
})
