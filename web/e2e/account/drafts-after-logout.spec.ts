import type { Page } from '@playwright/test'
import { signInAgain } from '../support/login.ts'
import { offerTo } from '../support/offerings/create-offering.ts'
import { confirmEmail, expect, test } from '../support/owner.ts'
import { openSettings } from '../support/settings-page.ts'

const NOTE = 'Could we collect it on Saturday?'
const act = (page: Page, name: string) => page.getByRole('button', { name })
const note = (page: Page) => page.getByLabel('Note to Shanti')

/** Returns the session storage keys of the owner's drafts in this tab. */
const keptOfOwners = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('owner:')))

/** Revokes the session on the server, as signing out this device from another one does. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('accessToken', 'revoked'))
}

test.describe('a session that ends while its owner types', () => {
  test.use({ expectsRefusals: true })

  test('gives the words back to them alone, until they log out', async ({
    page,
    owner,
    product,
    request,
    context,
  }) => {
    await confirmEmail(product, page.request, owner)
    await offerTo(request, owner, { offererEmail: 'shanti@example.com' })
    await test.step('a note to who offers, when another tab logs out', async () => {
      await page.goto('/dashboard?tab=gift-passing')
      await act(page, 'Accept: Foldable baby bath').click()
      await note(page).fill(NOTE)
      const other = await context.newPage()
      await other.goto('/dashboard')
      await act(other, 'Logout').click()
      await other.waitForURL('**/registry/demo')
      await other.close()
      await signInAgain(page, owner)
      await expect(page.getByRole('heading', { name: 'Accept this item?' })).toBeVisible()
      await expect(note(page)).toHaveValue(NOTE)
      await act(page, 'Accept and email Shanti').click()
      await act(page, 'Close').click()
      expect(await keptOfOwners(page)).toEqual([])
    })
    await test.step('a dialog of another list, when the renewal is refused', async () => {
      await page.goto('/dashboard?tab=gift-passing')
      await page.getByRole('tab', { name: '1 Accepted' }).click()
      await act(page, 'We would love it: Foldable baby bath').click()
      await page.getByLabel('Your phone').fill('+65 8111 2222')
      await endSession(page)
      await act(page, 'Send to Shanti').click()
      await signInAgain(page, owner)
      await expect(page.getByLabel('Your phone')).toHaveValue('+65 8111 2222')
      await expect(page.getByLabel('Your name')).toHaveValue(owner.name)
      await act(page, 'Cancel').click()
      expect(await keptOfOwners(page)).toEqual([])
    })
    await test.step('settings that were not saved yet', async () => {
      const { title, method } = await openSettings(page)
      const address = method('PayNow').getByLabel('PayNow number or UEN')
      await title.fill('Baby Raman and Friends')
      await page.getByRole('switch', { name: 'PayNow' }).check()
      await address.fill('9123 4567')
      const other = await context.newPage()
      await other.goto('/api/health')
      await context.clearCookies()
      await other.evaluate(() => localStorage.removeItem('accessToken'))
      await other.close()
      await signInAgain(page, owner)
      await expect(title).toHaveValue('Baby Raman and Friends')
      await expect(address).toHaveValue('9123 4567')
      await expect(page.getByText('You have unsaved changes')).toBeVisible()
    })
    await test.step('nothing of it meets another account', async () => {
      await endSession(page)
      await page.reload()
      await signInAgain(page, product.demo)
      await expect(page.getByText('All changes saved')).toBeVisible()
      expect(await keptOfOwners(page)).toEqual([])
    })
    await test.step('whoever logs out leaves no word behind', async () => {
      await page.goto('/dashboard')
      await act(page, '+ Add New Item').click()
      await page.getByLabel('Product name *').fill('Moon night light')
      await expect.poll(() => keptOfOwners(page)).toHaveLength(1)
      await act(page, 'Logout').click()
      await page.waitForURL('**/registry/demo')
      expect(await keptOfOwners(page)).toEqual([])
    })
  })
})
