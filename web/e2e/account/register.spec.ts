import { randomUUID } from 'node:crypto'
import { fillLogin } from '../support/login.ts'
import { expect, test, waitForMailedLink } from '../support/owner.ts'

test.use({ expectsRefusals: true })

test('a new owner registers, sees the own registry and confirms the email address', async ({
  page,
  product,
}) => {
  const owner = { email: `kavya-${randomUUID()}@example.com`, password: 'Long-Enough-1' }
  const isConfirmed = page.getByRole('heading', { name: 'Your email is confirmed' })
  await test.step('the form leads to an empty dashboard', async () => {
    await page.goto('/create-registry')
    await page.getByLabel('Your name').fill('Kavya Iyer')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Registry name').fill('Little Iyer')
    await page.getByLabel('Expected due date').fill('early March')
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByLabel('Confirm password').fill(owner.password)
    await page.getByRole('button', { name: 'Create My Registry' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
    const start = 'Start building your baby registry by adding your first item'
    await expect(page.getByText(start)).toBeVisible()
    // Loads when it is scrolled near.
    await page.getByRole('main').press('End')
    await expect(page.getByText('Nothing counted yet')).toBeVisible()
  })
  await test.step('the public page shows an empty registry', async () => {
    await page.getByRole('link', { name: 'View public page' }).click()
    await expect(page.getByRole('heading', { name: /Little Iyer/ }).first()).toBeVisible()
    await expect(page.getByText('No items in the registry yet')).toBeVisible()
    const comeBack = 'Check back soon! New baby items will be added regularly.'
    await expect(page.getByText(comeBack)).toBeVisible()
    await page.goto(`${new URL(page.url()).pathname}?category=Potty+Training`)
    await expect(page.getByText('No Potty Training items yet')).toBeVisible()
    await expect(page.getByText('Check back soon for new items!')).toBeVisible()
  })
  const link = await waitForMailedLink(product, owner.email, '/verify-email')
  await test.step('the mailed link confirms the address, also after a reload', async () => {
    await page.goto(link)
    await expect(isConfirmed).toBeVisible()
    expect(page.url()).toBe(`${product.url}/verify-email`)
    await page.reload()
    await expect(isConfirmed).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
    await page.goto(link)
    await expect(isConfirmed).toBeVisible()
  })
  await test.step('after a logout the used link is over, and logging in works', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/registry/demo')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Email verification failed' })).toBeVisible()
    await page.getByRole('link', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Login with Email & Password' }).click()
    await fillLogin(page, owner.email, owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No items in your registry yet')).toBeVisible()
  })
})
