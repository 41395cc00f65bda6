import type { Page } from '@playwright/test'
import type { DemoLogin } from '../../api/src/demo/seed-demo.ts'
import { backgroundOf } from './support/browser.ts'
import { countItems, postponeRetries } from './support/extension-page.ts'
import { expect, expectAccessible, signIn, test } from './support/quick-add.ts'
import type { ShopPage } from './support/shop-pages.ts'
import { article, lazada } from './support/shops.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 401/ })

test('a product added offline is stored, inaccessible to pages, and sent by Try now', async ({
  clickOn,
  context,
  product,
}) => {
  const popup = await openDraft(clickOn, product.demo)
  const name = `Cot that waits ${test.info().testId}`
  await popup.getByLabel('Name').fill(name)
  const create = `${product.url}/api/admin/registry/items`
  await context.route(create, route => route.abort('internetdisconnected'))
  await popup.getByRole('button', { name: 'Add to registry' }).click()
  await expect(popup.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await test.step('content scripts can read neither queue nor tokens', async () => {
    const background = await backgroundOf(context)
    const tabId = Number(new URL(popup.url()).searchParams.get('tabId'))
    const [stored, stolen] = await background.evaluate(readStorage, tabId)
    expect(stored).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'queue']))
    expect(stolen).toEqual([])
  })

  const other = await clickOn(article)
  await expect(other.getByText('1 item waits on this device.')).toBeVisible()
  await postponeRetries(other)
  await expectAccessible(other)
  await context.unroute(create)
  await other.getByRole('button', { name: 'Try now' }).click()
  await expect(other.getByText('1 item waits on this device.')).toBeHidden()
  await expect.poll(() => countItems(product, name)).toBe(1)
})

test('an ended session asks to connect again and loses no product', async ({
  clickOn,
  context,
  product,
}) => {
  const popup = await openDraft(clickOn, product.demo)
  const background = await backgroundOf(context)

  await test.step('revoked at the registry: the product is queued until the next sign-in', async () => {
    const name = `Cot of a revoked session ${test.info().testId}`
    // Until it is stored, the check for duplicates would find out about the revocation before the save does.
    await expect
      .poll(() => background.evaluate(() => chrome.storage.session.get('ownProducts')))
      .toHaveProperty('ownProducts')
    await popup.getByLabel('Name').fill(name)
    const { accessToken } = await background.evaluate(() =>
      chrome.storage.session.get('accessToken'),
    )
    const headers = { authorization: `Bearer ${accessToken}` }
    await fetch(`${product.url}/api/auth/logout`, { method: 'POST', headers })
    await popup.getByLabel('Name').press('Enter')
    await expect(popup.getByText('It goes up once you connect again.')).toBeVisible()

    await popup.reload()
    await expect(popup.getByRole('heading', { name: 'Saved on this device' })).toBeFocused()
    await expectAccessible(popup)
    await popup.getByRole('button', { name: 'Connect' }).click()
    await signIn(popup, product.demo)
    await expect(popup.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
    await expect.poll(() => countItems(product, name)).toBe(1)
  })

  await test.step('removed from this device: the draft is stored and its save resumes', async () => {
    const typed = await clickOn(article)
    await typed.getByRole('button', { name: 'Type it yourself' }).click()
    const name = `Cot of an ended session ${test.info().testId}`
    await typed.getByLabel('Name').fill(name)
    await typed.getByLabel('Price').fill('89.90')
    await background.evaluate(() => chrome.storage.local.remove('refreshToken'))
    await typed.getByRole('button', { name: 'Add to registry' }).click()
    await expect(typed.getByText('Please connect again. Your draft is kept.')).toBeVisible()
    await expect(typed.getByRole('button', { name: 'Connect and add' })).toBeVisible()
    await expectAccessible(typed)
    await signIn(typed, product.demo)
    await expect(typed.getByRole('heading', { name: 'Added to your registry' })).toBeVisible()
    await expect.poll(() => countItems(product, name)).toBe(1)
  })
})

/** Runs in the background; returns the stored keys it can read and those a content script can read. */
async function readStorage(tabId: number) {
  const read = async () => {
    const areas = [chrome.storage.local.get(), chrome.storage.session.get()]
    const found = await Promise.allSettled(areas)
    return found.flatMap(area => (area.status === 'fulfilled' ? Object.keys(area.value) : []))
  }
  const [inPage] = await chrome.scripting.executeScript({ target: { tabId }, func: read })
  return [await read(), inPage?.result]
}

/** Opens the popup on a product, signs in and waits for the draft. */
async function openDraft(clickOn: (shop: ShopPage) => Promise<Page>, demo: DemoLogin) {
  const popup = await clickOn(lazada)
  await signIn(popup, demo)
  await expect(popup.getByLabel('Price')).toHaveValue('189.00')
  return popup
}
