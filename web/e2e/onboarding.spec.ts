import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { listenToConsole } from './support/listen-to-console.ts'
import { expect, test } from './support/product.ts'
import { refuseToKeep } from './support/refuse-to-keep.ts'
import { fillGift, openRegistry, startContribution } from './support/registry.ts'

const ITEM = 'Grow-along high chair with tray'

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

/** The welcome, once it is there. */
async function welcomed(page: Page): Promise<Locator> {
  await openRegistry(page)
  const dialog = page.getByRole('dialog', { name: /^Welcome to .+ registry$/ })
  await dialog.waitFor()
  return page.getByRole('dialog')
}

test.describe('somebody who is here for the first time', () => {
  test.use({ firstVisit: true, viewport: { width: 390, height: 844 } })

  test('is welcomed, tells who they are, and finds the forms filled in', async ({ page }) => {
    const dialog = await welcomed(page)
    await test.step('three steps, by the keyboard', async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Next' }).press('Enter')
      await expect(dialog.getByRole('heading', { name: 'How it works' })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Back' }).press('Enter')
      await expect(dialog.getByText('Step 1 of 3')).toBeVisible()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect(dialog.getByRole('heading', { name: 'Your information' })).toBeFocused()
    })
    const name = dialog.getByLabel('Your name')
    const email = dialog.getByLabel('Your email')
    await test.step('what is missing is said', async () => {
      const complete = dialog.getByRole('button', { name: 'Complete' })
      await complete.click()
      await expect(name).toBeFocused()
      await expect(dialog.getByRole('alert')).toHaveText(
        'Name and email are required to complete onboarding',
      )
      await expect(name).toHaveAccessibleDescription('Please enter your name')
      await expect(email).toHaveAccessibleDescription('Please enter your email address')
      await expect(dialog.getByRole('group')).toContainText('Please select your relationship')
      await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(
        'Please consent to data storage to continue',
      )
      await expectAccessible(page)
      await name.fill(' Mei Ling Koh ')
      await email.fill('mei.ling')
      await complete.click()
      await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
      await expect(email).toBeFocused()
      expect(await stored(page, 'visitor_data')).toBeNull()
    })
    await test.step('with everything it is kept in this browser', async () => {
      await email.fill('mei.ling@example.com')
      await dialog.getByRole('radio', { name: 'Friend' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(dialog.getByRole('radio', { name: 'Family' })).toBeChecked()
      await dialog.getByRole('checkbox').check()
      await email.press('Enter')
      await expect(dialog).toBeHidden()
      expect(JSON.parse((await stored(page, 'visitor_data')) ?? '')).toMatchObject({
        name: 'Mei Ling Koh',
        email: 'mei.ling@example.com',
        relationship: 'family',
        hasCompletedOnboarding: true,
        preferences: { prefillForms: true, showEducationalTips: true },
      })
      const identity = JSON.parse((await stored(page, 'visitor_identity')) ?? '')
      expect(identity).toMatchObject({ hasOnboarded: true, hasContributed: false })
      expect(identity.visitorId).toMatch(/^visitor:\d{13}:[0-9a-z]{1,13}$/)
    })
    await test.step('a gift begins with it, and is remembered', async () => {
      const decline = page.getByRole('button', { name: 'Decline' })
      await decline.click()
      const form = await startContribution(page, ITEM)
      await expect(form.getByLabel('Your name')).toHaveValue('Mei Ling Koh')
      await expect(form.getByLabel('Your email')).toHaveValue('mei.ling@example.com')
      await expect(form.getByRole('region', { name: 'How paying works' })).toBeVisible()
      await fillGift(page, { amount: '1' })
      await page.getByRole('button', { name: /^PayNow/ }).click()
      await page.getByRole('checkbox', { name: /^I have paid/ }).check()
      await page.getByRole('button', { name: 'Confirm Contribution' }).click()
      await page.getByRole('dialog', { name: 'Thank You!' }).waitFor()
      expect(JSON.parse((await stored(page, 'visitor_identity')) ?? '')).toMatchObject({
        hasOnboarded: true,
        hasContributed: true,
      })
    })
  })

  test('may skip it, close it, or leave, and is welcomed once', async ({ page, context }) => {
    await test.step('leaving in the middle keeps nothing and does not count', async () => {
      const dialog = await welcomed(page)
      await dialog.getByRole('button', { name: 'Next' }).click()
      await page.goto('/supported-features')
      expect(await stored(page, 'visited_at')).toBeNull()
    })
    await test.step('Escape closes it for good, before the question about statistics', async () => {
      const dialog = await welcomed(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await stored(page, 'visited_at')).not.toBeNull()
      expect(await stored(page, 'visitor_data')).toBeNull()
      await page.getByRole('button', { name: 'Decline' }).click()
      expect(await stored(page, 'analytics_consent')).toBe('declined')
    })
    await test.step('Back closes it and stays on the page, also after a reload', async () => {
      await page.evaluate(() => localStorage.removeItem('visited_at'))
      await welcomed(page)
      await page.reload()
      const dialog = page.getByRole('dialog', { name: /^Welcome to .+ registry$/ })
      await dialog.getByRole('button', { name: 'Next' }).click()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page).toHaveURL('/registry/demo')
      expect(await stored(page, 'visited_at')).not.toBeNull()
      await page.goBack()
      await expect(page).toHaveURL('/supported-features')
    })
    const again = await context.newPage()
    await test.step('whoever was here fetches nothing of it', async () => {
      const fetched: string[] = []
      again.on('request', request => fetched.push(new URL(request.url()).pathname))
      await again.clock.install()
      await openRegistry(again)
      await again.clock.runFor(5000)
      await expect(again.getByRole('dialog')).toBeHidden()
      expect(fetched.filter(path => /welcome|consent/.test(path))).toEqual([])
      await again.close()
    })
    await test.step('Skip, on the last step too', async () => {
      await page.evaluate(() => localStorage.removeItem('visited_at'))
      const dialog = await welcomed(page)
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByLabel('Your name').fill('Mei')
      await dialog.getByRole('button', { name: 'Skip' }).click()
      await expect(dialog).toBeHidden()
      expect(await stored(page, 'visited_at')).not.toBeNull()
      expect(await stored(page, 'visitor_data')).toBeNull()
      expect(await stored(page, 'visitor_identity')).toBeNull()
    })
    await test.step('whoever opened something by then is left alone', async () => {
      await page.evaluate(() => localStorage.removeItem('visited_at'))
      await page.clock.install()
      await openRegistry(page, '?auth=login')
      await page.getByRole('dialog').waitFor()
      await page.clock.runFor(3000)
      await page.getByRole('button', { name: 'Close' }).click()
      await page.clock.runFor(3000)
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    await test.step('an address that opens nothing keeps nobody from being welcomed', async () => {
      await openRegistry(page, '?contribute=gone&step=payment&share=what&details=gone&auth=what')
      await expect(page).toHaveURL('/registry/demo')
      await page.clock.runFor(3000)
      await page.getByRole('dialog', { name: /^Welcome to .+ registry$/ }).waitFor()
    })
  })
})

test.describe('where nothing can be kept', () => {
  test.use({ firstVisit: true, viewport: { width: 1280, height: 900 } })

  test('it is said, and without storage nobody is welcomed at all', async ({ page }) => {
    const said = listenToConsole(page)
    await test.step('storage that fails while somebody fills it in', async () => {
      const dialog = await welcomed(page)
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByRole('button', { name: 'Next' }).click()
      await dialog.getByLabel('Your name').fill('Mei Ling Koh')
      await dialog.getByLabel('Your email').fill('mei.ling@example.com')
      await dialog.getByText('Other', { exact: true }).click()
      await dialog.getByRole('checkbox').check()
      await page.evaluate(refuseToKeep)
      await dialog.getByRole('button', { name: 'Complete' }).click()
      await expect(dialog.getByRole('alert')).toHaveText('Failed to save consent preference')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Skip' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('storage that is blocked from the start', async () => {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('blocked', 'SecurityError')
        }
        Object.defineProperty(window, 'localStorage', { get })
      })
      await page.clock.install()
      await openRegistry(page)
      await page.clock.runFor(5000)
      await expect(page.getByRole('dialog')).toBeHidden()
      await startContribution(page, ITEM)
      const gift = await fillGift(page, { amount: '1' })
      await gift.getByRole('button', { name: /^PayNow/ }).click()
      await gift.getByRole('checkbox', { name: /^I have paid/ }).check()
      await gift.getByRole('button', { name: 'Confirm Contribution' }).click()
      await page.getByRole('dialog', { name: 'Thank You!' }).waitFor()
      expect(said.join()).toContain('Failed to get visitor identity')
      expect(said.join()).toContain('Failed to save visitor identity')
      await page.goto('/privacy')
      const panel = page.getByRole('region', { name: 'What this browser keeps' })
      await expect(panel.getByText('Failed to load user data')).toBeVisible()
      await panel.getByRole('button', { name: 'Clear everything' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear everything' }).click()
      await expect(panel.getByRole('alert')).toHaveText('Failed to clear user data')
    })
  })
})
