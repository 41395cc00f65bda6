import { fillLogin, openLogin } from '../support/login.ts'
import { expect, test } from '../support/owner.ts'
import { openRegistry } from '../support/registry-page.ts'

test('the login over a registry has its own URL and holds the focus', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Welcome back' })
  const login = page.getByRole('button', { name: 'Login' })
  const isClosed = () => expect(page.getByRole('dialog')).toHaveCount(0)
  await test.step('Back, Escape and its button close it', async () => {
    await openLogin(page)
    await expect(page).toHaveURL(/\/registry\/demo\?auth=login$/)
    await expect(heading).toBeFocused()
    await page.goBack()
    await isClosed()
    await expect(page).toHaveURL(/\/registry\/demo$/)
    for (const close of ['Escape', 'button'] as const) {
      await login.press('Enter')
      await page.getByRole('dialog').waitFor()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else await page.getByRole('button', { name: 'Close' }).press('Enter')
      await isClosed()
      await expect(login).toBeFocused()
      await expect(page).toHaveURL(/\/registry\/demo$/)
    }
  })
  await test.step('it is still there after a reload, and holds the keyboard', async () => {
    await login.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.reload()
    await expect(heading).toBeFocused()
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await isClosed()
  })
  await test.step('it opens from the menu of a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page
      .getByRole('dialog', { name: 'Registry' })
      .getByRole('button', { name: 'Login' })
      .click()
    await expect(heading).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(login).toBeFocused()
  })
})

test("a login leads to the own registry, and Back to the visitor's view of the other", async ({
  page,
  owner,
  product: { demo },
}) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/registry/${owner.slug}`)
  await page.getByRole('button', { name: 'Login' }).click()
  await fillLogin(page, demo.email, demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/registry/${demo.slug}`)
  await expect(page.getByText(/^Welcome, /)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/registry/${owner.slug}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('a registration that is refused', () => {
  test.use({ expectsRefusals: true })

  test('a phone shows a field that is wrong, and the reason of a failure far above the button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/api/auth/register', route => route.fulfill({ status: 502 }))
    await openRegistry(page, '?auth=register')
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: 'Create My Registry' })
    await submit.click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByText('Your name', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Name must be at least 2 characters long')).toBeInViewport()
    await dialog.getByLabel('Your name').fill('Kavya Iyer')
    await dialog.getByLabel('Email').fill('kavya@example.com')
    await dialog.getByLabel('Registry name').fill('Little Iyer')
    await dialog.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
    await dialog.getByLabel('Confirm password').fill('Long-Enough-1')
    await submit.click()
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  })
})
