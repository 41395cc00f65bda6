import type { Page, Request } from '@playwright/test'
import {
  confirmEmail,
  expect,
  loginStatus,
  type Owner,
  signInElsewhere,
  test,
  waitForMailedLink,
} from '../support/owner.ts'

const NEXT_PASSWORD = 'Quite-Another-2'

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/reset-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('Please look into your mail')).toBeVisible()
}

/** Opens the emailed link in a new page, as a mail client does. */
async function openMailed(page: Page, link: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(link)
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await page.keyboard.press('Enter')
}

test.describe('a new password by mail', () => {
  test.use({ expectsRefusals: true })

  test('replaces the old one and ends every session, by a link that works once', async ({
    page,
    browser,
    product,
    owner,
  }) => {
    await confirmEmail(product, page.request, owner)
    const phone = await signInElsewhere(browser, product, owner, { agent: 'phone', client: 'web' })
    await askForLink(page, owner.email)
    const link = await waitForMailedLink(product, owner.email, '/reset-password')
    const token = new URL(link).hash.replace('#token=', '')
    const requests: Request[] = []
    page.on('request', request => requests.push(request))
    await openMailed(page, link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    expect(page.url()).toBe(`${product.url}/reset-password`)
    await choose(page, NEXT_PASSWORD)
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused()
    await expect(page.getByText('All devices are signed out.')).toBeVisible()

    expect(requests.filter(request => request.url().includes(token))).toEqual([])
    const headers = await Promise.all(requests.map(request => request.allHeaders()))
    expect(JSON.stringify(headers)).not.toContain(token)
    expect(await keptAnywhere(page)).not.toContain(token)
    expect(await phone.status()).toBe(401)
    expect(await loginStatus(page.request, owner)).toBe(401)
    await logIn(page, { ...owner, password: NEXT_PASSWORD })
    await expect(page.getByText('No items in your registry yet')).toBeVisible()

    await openMailed(page, link)
    await choose(page, 'Yet-Another-3')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    expect(await loginStatus(page.request, { ...owner, password: 'Yet-Another-3' })).toBe(401)
    await phone.close()
  })
})

async function keptAnywhere(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  )
}

async function logIn(page: Page, owner: Owner): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Login with Email & Password' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.keyboard.press('Enter')
}
