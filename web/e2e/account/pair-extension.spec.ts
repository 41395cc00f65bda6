import { expectAccessible } from '../support/expect-accessible.ts'
import { fillLogin } from '../support/login.ts'
import { clearStorage, confirmEmail, expect, test } from '../support/owner.ts'
import { askToConnect, claim, codeIn, drawPairing } from '../support/pairing.ts'

test('an owner logs in to connect QuickAdd, sees it listed and disconnects it', async ({
  page,
  product,
  owner,
}) => {
  const { verifier, challenge, shown } = drawPairing()
  const requested: string[] = []
  let code = ''
  await test.step('whoever is not logged in does so first', async () => {
    await confirmEmail(product, page.request, owner)
    await clearStorage(page)
    page.on('request', request => requested.push(request.url()))
    await askToConnect(page, challenge)
    await expect(page.getByRole('heading', { name: 'Log in to connect' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await fillLogin(page, owner.email, owner.password)
    await page.keyboard.press('Enter')
  })
  await test.step('the question shows the code, also after a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Connect this browser?' })).toBeFocused()
    await expect(page).toHaveURL(/\/extension$/)
    await expect(
      page.getByText(/QuickAdd on Chrome.* wants to add items to “.*Raman/),
    ).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(shown)).toBeVisible()
    await page.getByRole('button', { name: 'Connect' }).press('Enter')
  })
  await test.step('QuickAdd claims the code, once, and no request holds a secret', async () => {
    code = await codeIn(page)
    await expect(page.getByRole('button', { name: 'Connecting…' })).toBeVisible()
    expect(await claim(page.request, { code, verifier })).toBe(200)
    expect(await claim(page.request, { code, verifier })).not.toBe(200)
    await page.evaluate(() => location.assign('/extension#connected'))
    await expect(page.getByRole('heading', { name: 'QuickAdd is connected' })).toBeFocused()
    await expect(page).toHaveURL(/\/extension$/)
    expect(requested.filter(url => url.includes(challenge) || url.includes(code))).toEqual([])
  })
  await test.step('the connected browser is listed and can be disconnected', async () => {
    await page.getByRole('link', { name: 'See connected browsers' }).click()
    const list = page.getByRole('list', { name: 'Connected browsers' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Disconnect QuickAdd on / }).click()
    await expect(page.getByText('No browser is connected yet.')).toBeVisible()
  })
  await test.step('nobody who links here can have it say that QuickAdd is connected', async () => {
    await page.goto('about:blank')
    await page.goto('/extension#connected')
    await expect(page.getByRole('heading', { name: 'See it in a shop.' })).toBeVisible()
    await expect(page.getByText('QuickAdd is connected')).toHaveCount(0)
  })
})
