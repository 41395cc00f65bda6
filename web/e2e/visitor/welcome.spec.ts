import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from '../support/product.ts'
import { openRegistry } from '../support/registry-page.ts'

test.use({ firstVisit: true, viewport: { width: 390, height: 844 } })

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)

test('a first-time visitor is welcomed and gives their details', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await page.goto('/supported-features')
  await openRegistry(page)
  await test.step('three steps by the keyboard', async () => {
    await page.getByRole('dialog', { name: /^Welcome to .+ registry$/ }).waitFor()
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
    await next.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'How it works' })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(dialog.getByText('Step 1 of 3')).toBeVisible()
    await next.press('Enter')
    await next.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Your information' })).toBeFocused()
  })
  await test.step('missing details are reported accessibly', async () => {
    await dialog.getByRole('button', { name: 'Complete' }).click()
    await expect(dialog.getByLabel('Your name')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByLabel('Your name').fill(' Mei Ling Koh ')
    await dialog.getByLabel('Your email').fill('mei.ling@example.com')
    await dialog.getByRole('radio', { name: 'Friend' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Family' })).toBeChecked()
    await dialog.getByRole('checkbox').check()
  })
  await test.step('Enter completes it', async () => {
    await dialog.getByLabel('Your email').press('Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Decline' }).click()
  })
  await test.step('Back ends the welcome and stays on the page, also after a reload', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await dialog.waitFor()
    await page.reload()
    await dialog.waitFor()
    await next.click()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/registry/demo')
    expect(await stored(page, 'visited_at')).not.toBeNull()
    expect(await stored(page, 'visitor_data')).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL('/supported-features')
  })
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true })

  test('a press beside the welcome closes it and presses nothing beneath', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.clear()
      const clicked: unknown[] = []
      Object.assign(window, { clicked })
      addEventListener('click', ({ target }) => clicked.push((target as Element).tagName), true)
    })
    for (const press of ['tap', 'click'] as const) {
      await openRegistry(page)
      const welcome = page.getByRole('dialog', { name: /^Welcome/ })
      await welcome.waitFor()
      // Forced, because the login button is inert.
      await page.getByText('Login', { exact: true })[press]({ force: true })
      const clicked = () => page.evaluate(() => Reflect.get(window, 'clicked'))
      await expect.poll(clicked).toEqual(['DIALOG'])
      await expect(welcome).toBeHidden()
    }
  })
})
