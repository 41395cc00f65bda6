import { openPopup } from './support/browser.ts'
import { countItems } from './support/own-page.ts'
import { expect, expectGoodLooks, signIn, test } from './support/quick-add.ts'
import { article, lazada } from './support/shops.ts'

test.describe('QuickAdd', () => {
  test('asks who is there, and says so when the password is wrong', async ({
    clickOn,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await expect(
      popup.getByRole('heading', { name: 'Connect QuickAdd to your registry' }),
    ).toBeFocused()
    await expectGoodLooks(popup, 'signed-out')

    await signIn(popup, { ...product.demo, password: 'Not-the-password-1' })
    await expect(popup.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(popup.getByLabel('Password')).toBeInViewport({ ratio: 1 })
    await expectGoodLooks(popup, 'sign-in-refused')
  })

  test('offers to type what a page without a product does not give', async ({
    clickOn,
    product,
  }) => {
    const popup = await clickOn(article)
    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'No product on this page' })).toBeFocused()
    await expectGoodLooks(popup, 'not-a-product')

    await popup.getByRole('button', { name: 'Type it yourself' }).click()
    await expect(popup.getByLabel('Product link')).toHaveValue(article.url)
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByText('Please enter a product name')).toBeVisible()
    await expect(popup.getByText('Please enter a valid price')).toBeVisible()
    await expectGoodLooks(popup, 'typed-and-incomplete')

    await popup.getByLabel('Name').fill('Cot of an article')
    await popup.reload()
    await expect(popup.getByLabel('Name')).toHaveValue('Cot of an article')
    await expect(popup.getByLabel('Product link')).toHaveValue(article.url)
  })

  test('says that the browser keeps its own pages closed', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(article)
    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'No product on this page' })).toBeVisible()

    const settings = await context.newPage()
    await settings.goto('chrome://version')
    const closed = await openPopup(context, settings, 'light')
    await expect(closed.getByRole('heading', { name: 'This page cannot be read' })).toBeFocused()
    await expectGoodLooks(closed, 'unreadable')
  })

  test('keeps on this device what cannot go up, and sends it when asked to', async ({
    clickOn,
    context,
    complaints,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')
    const name = `Cot that waits ${test.info().testId}`
    await popup.getByLabel('Name').fill(name)
    const create = `${product.url}/api/admin/registry/items`

    await context.route(create, route => route.abort('internetdisconnected'))
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await expect(popup.getByText('It goes up when you are online.')).toBeVisible()

    await popup.reload()
    await expect(popup.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Undo' })).toBeVisible()
    const other = await clickOn(article)
    await expect(other.getByText('1 item waits on this device.')).toBeVisible()
    await expectGoodLooks(other, 'waiting')
    await context.unroute(create)
    complaints.length = 0
    await other.getByRole('button', { name: 'Try now' }).click()
    await expect(other.getByText('1 item waits on this device.')).toBeHidden()
    expect(await countItems(product, name)).toBe(1)
  })

  test('renews an access token that has ended without asking', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')

    await popup.getByLabel('Name').fill(`Cot of an ended token ${test.info().testId}`)

    const [background] = context.serviceWorkers()
    await background!.evaluate(() => chrome.storage.session.set({ accessToken: 'ended' }))
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
  })

  test('renews an access token that ends soon before it is used', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')

    await popup.getByLabel('Name').fill(`Cot of a token that ends ${test.info().testId}`)

    const [background] = context.serviceWorkers()
    const soon = Date.now() + 4 * 60_000
    await background!.evaluate(
      accessTokenExpiry => chrome.storage.session.set({ accessTokenExpiry }),
      soon,
    )
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
    const { accessTokenExpiry } = await background!.evaluate(() =>
      chrome.storage.session.get('accessTokenExpiry'),
    )
    expect(Number(accessTokenExpiry)).toBeGreaterThan(soon)
  })

  test('asks to connect again when the session has ended, and loses nothing', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')
    const name = `Cot of an ended session ${test.info().testId}`

    const [background] = context.serviceWorkers()
    await background!.evaluate(() => chrome.storage.local.remove('refreshToken'))
    await popup.getByLabel('Name').fill(name)
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByText('Please connect again. Your draft is kept.')).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Connect and add' })).toBeVisible()
    await expectGoodLooks(popup, 'expired')

    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
    expect(await countItems(product, name)).toBe(1)
  })

  test('adds once what waited for connecting again, although it was looked at meanwhile', async ({
    clickOn,
    context,
    complaints,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')
    const name = `Cot of a revoked session ${test.info().testId}`
    await popup.getByLabel('Name').fill(name)

    const [background] = context.serviceWorkers()
    const { accessToken } = await background!.evaluate(() =>
      chrome.storage.session.get('accessToken'),
    )
    const headers = { authorization: `Bearer ${accessToken}` }
    await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers })
    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByText('It goes up once you connect again.')).toBeVisible()
    complaints.length = 0

    await popup.reload()
    await expect(popup.getByRole('heading', { name: 'Saved on this device' })).toBeFocused()
    await expectGoodLooks(popup, 'waits-for-connecting')
    await popup.getByRole('button', { name: 'Connect' }).click()
    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
    expect(await countItems(product, name)).toBe(1)
  })
})
