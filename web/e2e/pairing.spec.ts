import { confirmAddress } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, legacyPassword, test } from './support/owner.ts'
import { askToConnect, claim, codeIn, drawPairing } from './support/pairing.ts'

test('an owner connects QuickAdd, sees it listed and disconnects it', async ({
  page,
  owner: _signedIn,
}) => {
  const { verifier, challenge, shown } = drawPairing()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await askToConnect(page, challenge)
  await expect(page.getByRole('heading', { name: 'Connect this browser?' })).toBeFocused()
  await expect(page).toHaveURL(/\/extension$/)
  await expect(page.getByText(shown)).toBeVisible()
  await expect(page.getByText(/QuickAdd on Chrome.* wants to add items to “.*Raman/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Connect' }).press('Enter')

  const code = await codeIn(page)
  await expect(page.getByRole('button', { name: 'Connecting…' })).toBeVisible()
  expect(await claim(page.request, { code, verifier })).toBe(200)
  expect(await claim(page.request, { code, verifier })).not.toBe(200)
  await page.evaluate(() => location.assign('/extension#connected'))
  await expect(page.getByRole('heading', { name: 'QuickAdd is connected' })).toBeFocused()
  await expect(page).toHaveURL(/\/extension$/)
  expect(asked.filter(url => url.includes(challenge) || url.includes(code))).toEqual([])

  await page.getByRole('link', { name: 'See connected browsers' }).click()
  const list = page.getByRole('list', { name: 'Connected browsers' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Disconnect QuickAdd on / }).click()
  await expect(page.getByText('No browser is connected yet.')).toBeVisible()
})

test('whoever is not logged in does so first, and is asked then', async ({ page, product }) => {
  const { challenge, shown } = drawPairing()
  await askToConnect(page, challenge)
  await expect(page.getByRole('heading', { name: 'Log in to connect' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Email').fill(product.demo.email)
  await page.getByLabel('Password', { exact: true }).fill(product.demo.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(shown)).toBeVisible()
  await page.getByRole('button', { name: 'Not me' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was connected' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'See it in a shop.' })).toBeVisible()
})

test('a link that is cut short says what to do', async ({ page }) => {
  await askToConnect(page, 'abc')
  await expect(page.getByRole('heading', { name: 'This link does not fit' })).toBeVisible()
  await expect(page.getByText('press Connect there')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0)
})

test('the shared password has no account to connect', async ({ page, product }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Legacy Admin Password' }).click()
  await page.getByLabel('Admin password').fill(legacyPassword(product))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toBeVisible()
  await askToConnect(page, drawPairing().challenge)
  await expect(page.getByText('The shared password has no account')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0)
})

test.describe('when the server does not answer', () => {
  test.use({ expectsRefusals: true })

  test('nothing is connected, and it can be tried again', async ({ page, owner: _signedIn }) => {
    let isDown = true
    await page.route('**/api/auth/pairings', route => (isDown ? route.abort() : route.continue()))
    await askToConnect(page, drawPairing().challenge)
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByText('We could not reach the server')).toBeVisible()
    await expect(page).toHaveURL(/\/extension$/)
    isDown = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await codeIn(page)
  })
})

test('a page of others can neither frame this one nor learn anything of it', async ({ page }) => {
  const headers = (await page.request.get('/extension')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  // Nobody who links here can have it say that something was connected.
  await page.goto('/extension#connected')
  await expect(page.getByRole('heading', { name: 'See it in a shop.' })).toBeVisible()
  await expect(page.getByText('QuickAdd is connected')).toHaveCount(0)
})

test.describe('with an access token alone', () => {
  test.use({ expectsRefusals: true })

  test('the owner has to log in anew, and is asked again', async ({ page, owner, product }) => {
    await confirmAddress(product, page.request, owner)
    await page.context().clearCookies()
    await askToConnect(page, drawPairing().challenge)
    await page.getByRole('button', { name: 'Connect' }).click()
    await expect(page.getByRole('heading', { name: 'Log in to connect' })).toBeFocused()
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Connect' }).click()
    await codeIn(page)
  })
})
