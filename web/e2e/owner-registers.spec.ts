import { randomUUID } from 'node:crypto'
import { mailedLink } from './support/mailed-link.ts'
import { expect, test } from './support/owner.ts'

test.describe('creating a registry', () => {
  test('what is wrong is said under each field, and the first has the focus', async ({ page }) => {
    await page.goto('/create-registry')
    await page.getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByText('Registry name must be at least 3 characters long')).toBeVisible()
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
    await expect(page.getByText('Please confirm your password')).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()

    await page.getByLabel('Email').fill('not an address')
    await page.getByLabel('Password', { exact: true }).fill('all-lower-case')
    await page.getByLabel('Confirm password').fill('something else')
    await page.getByLabel('Expected due date').focus()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(
      page.getByText(
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
    ).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })

  test('a new owner lands on an empty dashboard with a page of their own', async ({ page }) => {
    await page.goto('/create-registry')
    await expect(page.getByRole('link', { name: 'Already have account?' })).toBeVisible()
    await page.getByLabel('Your name').fill('Kavya Iyer')
    await page.getByLabel('Email').fill(`kavya-${randomUUID()}@example.com`)
    await page.getByLabel('Registry name').fill('Little Iyer')
    await page.getByLabel('Expected due date').fill('early March')
    await page.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
    await page.getByLabel('Confirm password').fill('Long-Enough-1')
    await page.getByRole('button', { name: 'Create My Registry' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
    const start = 'Start building your baby registry by adding your first item'
    await expect(page.getByText(start)).toBeVisible()
    await page.getByRole('link', { name: 'View public page' }).click()
    await expect(page.getByRole('heading', { name: /Little Iyer/ }).first()).toBeVisible()
    await expect(page.getByText('No items in the registry yet')).toBeVisible()
    const comeBack = 'Check back soon! New baby items will be added regularly.'
    await expect(page.getByText(comeBack)).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?category=Potty+Training`)
    await expect(page.getByText('No Potty Training items yet')).toBeVisible()
    await expect(page.getByText('Check back soon for new items!')).toBeVisible()
  })
})

test.describe('an e-mail that has an account already', () => {
  test.use({ expectsRefusals: true })

  test('is told at the field, and nothing typed is lost', async ({ page, product }) => {
    await page.goto('/create-registry')
    await page.getByLabel('Your name').fill('Someone Else')
    await page.getByLabel('Email').fill(product.demo.email)
    await page.getByLabel('Registry name').fill('Another')
    await page.getByLabel('Password', { exact: true }).fill('Long-Enough-1')
    await page.getByLabel('Confirm password').fill('Long-Enough-1')
    await page.getByRole('button', { name: 'Create My Registry' }).click()
    await expect(page.getByRole('alert')).toContainText('Registration Failed')
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Registry name')).toHaveValue('Another')
  })
})

test.describe('confirming the e-mail', () => {
  test.use({ expectsRefusals: true })

  test('the mailed link confirms the address once, and then logging in works', async ({
    page,
    product,
    owner,
  }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await expect.poll(() => mailedLink(product, owner.email)).toBeTruthy()
    const link = (await mailedLink(product, owner.email)) ?? ''
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()

    await page.goto('/admin')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible()

    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
  })
})
