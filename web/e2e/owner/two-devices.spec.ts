import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { addByHand, expect, ownCard, test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'

/** Opens the owner's session on another device. */
async function secondDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  return context.newPage()
}

test('settings of one device do not overwrite those of another', async ({
  page,
  browser,
  owner,
}) => {
  const slug = `moved-${owner.slug}`
  const other = await secondDevice(browser, page)
  const [here, there] = [await openSettings(other), await openSettings(page)]
  await test.step('the first device moves the page and renames it', async () => {
    await there.address.fill(slug)
    await expect(page.getByText('This URL is available.')).toBeVisible()
    await there.title.fill('Renamed on the phone')
    await there.save.click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('the second device saves its subtitle, and the URL stays', async () => {
    await here.subtitle.fill('Written on the laptop')
    await here.save.click()
    await expect(other).toHaveURL(/\/dashboard$/)
    const { registryOwner } = await (await page.request.get(`/api/registry/${slug}/items`)).json()
    expect(registryOwner).toMatchObject({
      registrySlug: slug,
      registryTitle: 'Renamed on the phone',
      registrySubtitle: 'Written on the laptop',
    })
  })
  await test.step('a title that both change is a choice', async () => {
    const [mine, theirs] = [await openSettings(other), await openSettings(page)]
    await mine.title.fill('Title of the laptop')
    await theirs.title.fill('Title of the phone')
    await theirs.save.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await mine.save.click()
    const dialog = other.getByRole('dialog', { name: 'Changed on another device' })
    await expect(dialog).toContainText('Title of the phone')
    await expect(dialog).toContainText('Title of the laptop')
    await expectAccessible(other)
    await dialog.getByRole('button', { name: 'Keep mine: Title' }).click()
    await expect(dialog).toBeHidden()
    await mine.save.click()
    await expect(other).toHaveURL(/\/dashboard$/)
    await expect(other.getByRole('banner')).toContainText('Title of the laptop')
  })
  await other.context().close()
})

test('open pages show what another device changes', async ({ page, browser, owner: _signedIn }) => {
  const other = await secondDevice(browser, page)
  const connected = other.waitForResponse('**/api/admin/events')
  await other.goto('/dashboard')
  await connected
  await test.step('a new item', async () => {
    await page.goto('/dashboard')
    await addByHand(page, { name: 'Moon night light', price: '45.90' })
    await ownCard(other, 'Moon night light').waitFor()
  })
  await test.step('settings without typed changes, and a notice beside typed ones', async () => {
    const reconnected = other.waitForResponse('**/api/admin/events')
    const [here, there] = [await openSettings(other), await openSettings(page)]
    await reconnected
    await there.title.fill('Renamed on the phone')
    await there.save.click()
    await expect(here.title).toHaveValue('Renamed on the phone')
    await here.title.fill('Typed on the laptop')
    const again = await openSettings(page)
    await again.title.fill('Renamed again')
    await again.save.click()
    await expect(here.bar).toContainText('Changed on another device')
    await expect(here.title).toHaveValue('Typed on the laptop')
  })
  await other.context().close()
})
