import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { confirmAddress, loginStatus } from './support/account.ts'
import { addByHand, expect, giveTo, test } from './support/owner.ts'

test("the download holds the owner's own data and nobody else's", async ({
  page,
  product,
  owner,
}) => {
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await giveTo(page, owner, 20)
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^registry-${owner.slug}-\\d{4}-\\d{2}-\\d{2}\\.json$`),
  )
  const text = readFileSync(await download.path(), 'utf8')
  expect(JSON.parse(text)).toBeInstanceOf(Object)
  for (const own of [owner.email, owner.name, 'Moon night light', 'Mei Lin Koh']) {
    expect(text).toContain(own)
  }
  for (const foreign of [product.demo.email, 'Beech bedside crib', '$argon2', 'token']) {
    expect(text).not.toContain(foreign)
  }
  await expect(page.getByText('Your data was downloaded').first()).toBeVisible()
})

test.describe('closing the account', () => {
  test.use({ expectsRefusals: true })

  test('needs the password, and then nothing is left to see', async ({ page, product, owner }) => {
    await confirmAddress(product, page.request, owner)
    await page.goto('/dashboard')
    await addByHand(page, { name: 'Moon night light', price: '45.90' })
    await giveTo(page, owner, 20)
    await page.goto('/registry-settings')
    const open = page.getByRole('button', { name: 'Delete account…' })
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(
      dialog.getByText('Items and the sums that were given, without any names'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()

    await open.click()
    const password = dialog.getByRole('textbox', { name: 'Your password' })
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('Please enter your password')).toBeVisible()
    await password.fill('Not-My-Password-1')
    await password.press('Enter')
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await expect(password).toHaveValue('Not-My-Password-1')
    await expect(password).toBeFocused()
    await password.fill(owner.password)
    await password.press('Enter')
    await page.waitForURL('**/registry/demo')

    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    expect(await loginStatus(page.request, owner)).toBe(401)
    const answer = await page.goto(`/registry/${owner.slug}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('This registry could not be found.').first()).toBeVisible()
  })

  test('never gives its address to anybody else', async ({ page, owner }) => {
    await page.goto('/registry-settings')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    await page.getByRole('textbox', { name: 'Your password' }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/registry/demo')
    const answer = await page.request.post('/api/auth/register', {
      headers: { 'x-requested-with': 'registry' },
      data: {
        name: 'Someone Else',
        email: `else-${randomUUID()}@example.com`,
        password: 'Long-Enough-1',
        registryName: owner.slug.replaceAll('-', ' '),
      },
    })
    expect(answer.status()).toBe(201)
    expect((await answer.json()).user.registrySlug).not.toBe(owner.slug)
  })

  test('keeps the dialog and the words when the server is away', async ({ page, owner }) => {
    await page.route('**/api/auth/{account,export}', route => route.abort())
    await page.goto('/registry-settings')
    await page.getByRole('button', { name: 'Delete account…' }).click()
    const password = page.getByRole('textbox', { name: 'Your password' })
    await password.fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(
      'Your account could not be deleted. Please try again.',
    )
    await expect(password).toHaveValue(owner.password)
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Your data could not be collected. Please try again.',
    )
  })
})
