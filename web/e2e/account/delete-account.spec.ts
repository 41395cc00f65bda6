import { readFileSync } from 'node:fs'
import { contributeAsVisitor } from '../support/contributions.ts'
import { addByHand, confirmEmail, expect, loginStatus, test } from '../support/owner.ts'

test.use({ expectsRefusals: true })

test('an owner downloads the own data and closes the account, which leaves nothing to see', async ({
  page,
  product,
  owner,
}) => {
  await confirmEmail(product, page.request, owner)
  await page.goto('/dashboard')
  await addByHand(page, { name: 'Moon night light', price: '45.90' })
  await contributeAsVisitor(page, owner, 20)
  await test.step("the download holds the owner's own data and nobody else's", async () => {
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
  await test.step('the dialog gives the focus back, and closes the account', async () => {
    const open = page.getByRole('button', { name: 'Delete account…' })
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/registry/demo')
  })
  await test.step('neither the login nor the registry is there any more', async () => {
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    expect(await loginStatus(page.request, owner)).toBe(401)
    const response = await page.goto(`/registry/${owner.slug}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByText('This registry could not be found.').first()).toBeVisible()
  })
})
