import { openPopup } from './support/browser.ts'
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

  test('keeps a draft that did not get through and adds it once', async ({
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

    // The answer is lost on its way back, so the first save has happened all the same.
    await context.route(`${product.url}/api/admin/registry/items`, async route => {
      await route.fetch()
      await route.abort('internetdisconnected')
    })
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByText('Not added yet.')).toBeVisible()
    await expectGoodLooks(popup, 'offline')
    await context.unroute(`${product.url}/api/admin/registry/items`)
    complaints.length = 0

    await popup.reload()
    await expect(popup.getByLabel('Name')).toHaveValue(name)
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()

    const registry = await context.newPage()
    await registry.goto(`${product.url}/registry/${product.demo.slug}`)
    await expect(registry.getByRole('article').filter({ hasText: name })).toHaveCount(1)
  })

  test('renews an access token that has ended without asking', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')

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

  test('stays connected when it cannot renew for lack of a line', async ({
    clickOn,
    context,
    complaints,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')

    const [background] = context.serviceWorkers()
    await background!.evaluate(() => chrome.storage.session.clear())
    await context.route(`${product.url}/api/**`, route => route.abort('internetdisconnected'))
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByText('Not added yet.')).toBeVisible()
    await context.unroute(`${product.url}/api/**`)
    complaints.length = 0

    await popup.reload()
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
  })

  test('keeps the draft when the session has ended, and adds it after signing in again', async ({
    clickOn,
    context,
    product,
  }) => {
    const popup = await clickOn(lazada)
    await signIn(popup, product.demo)
    await expect(popup.getByLabel('Price')).toHaveValue('189.00')
    const name = `Cot of an ended session ${test.info().testId}`
    await popup.getByLabel('Name').fill(name)

    const [background] = context.serviceWorkers()
    await background!.evaluate(async () => {
      await chrome.storage.session.set({ accessToken: 'ended' })
      await chrome.storage.local.set({ refreshToken: 'ended' })
    })
    await popup.getByRole('button', { name: 'Add to registry' }).click()
    await expect(popup.getByText('Please connect again.')).toBeVisible()
    await expectGoodLooks(popup, 'expired')

    await popup.getByRole('button', { name: 'Connect and add' }).click()
    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
  })
})
