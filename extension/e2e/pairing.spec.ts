import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../api/test/product/start-product.ts'
import { draftOf, openExtensionPage, queueOf, sendRequest } from './support/extension-page.ts'
import { expect, expectAccessible, test } from './support/quick-add.ts'

/** Returns whether the extension has a session. */
const isConnected = (page: Page) =>
  page.evaluate(async () => 'refreshToken' in (await chrome.storage.local.get('refreshToken')))

const storedPairing = (page: Page) => page.evaluate(() => chrome.storage.session.get('pairing'))

test("connecting takes one confirmation on the registry's page, and disconnecting ends the session", async ({
  context,
  product,
}) => {
  const page = await openExtensionPage(context, 'welcome.html')
  const opening = context.waitForEvent('page', opened => opened.url().startsWith(product.url))
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const registry = await opening
  await test.step('both pages show the same code', async () => {
    await registry.getByRole('button', { name: 'Login' }).click()
    await registry.getByLabel('Email').fill(product.demo.email)
    await registry.getByLabel('Password', { exact: true }).fill(product.demo.password)
    await registry.keyboard.press('Enter')
    await expect(registry.getByRole('heading', { name: 'Connect this browser?' })).toBeVisible()
    const code = await registry.getByText(/^\w\w · \w\w$/).textContent()
    await expect(page.getByText(code ?? '', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('both show the connection, and the pairing is removed', async () => {
    await registry.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(registry.getByRole('heading', { name: 'QuickAdd is connected' })).toBeFocused()
    await expect(registry).toHaveURL(`${product.url}/extension`)
    await expect(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
    expect(await storedPairing(page)).toEqual({})
    expect(await page.evaluate(() => chrome.alarms.get('pairing'))).toBeUndefined()
  })

  await test.step('it can add products until it is disconnected', async () => {
    const draft = draftOf(`Cot of a paired browser ${test.info().testId}`)
    expect(await sendRequest(page, { type: 'save', draft })).toMatchObject({ kind: 'queued' })
    await expect.poll(() => queueOf(page)).toMatchObject([{ state: 'sent' }])
    await sendRequest(page, { type: 'disconnect' })
    expect(await isConnected(page)).toBe(false)
    expect(await sendRequest(page, { type: 'save', draft: draftOf('Cot') })).toEqual({
      kind: 'signed-out',
    })
  })
})

test('connecting accepts a code only in the tab that it opened', async ({ context, product }) => {
  const page = await openExtensionPage(context)
  const claims = await countClaims(context, product)
  const { tab, challenge } = await connect(context, page)
  const code = await approve(product, challenge)

  await test.step('ignores the code in other tabs and on other pages, and another code', async () => {
    await context.route('https://shop.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }),
    )
    const other = await context.newPage()
    await other.goto(`https://shop.example/extension#paired=${code}`)
    await other.goto(`${product.url}/extension#paired=${code}`)
    await tab.evaluate(() => {
      location.hash = 'paired=nonsense'
    })
    await tab.goto(`https://shop.example/extension#paired=${code}`)
    await tab.goto(`${product.url}/registry/demo#paired=${code}`)
    expect(await isConnected(page)).toBe(false)
  })

  await test.step('claims it once on the page of the registry', async () => {
    await tab.goto(`${product.url}/extension#paired=${code}`)
    await expect.poll(() => isConnected(page)).toBe(true)
    expect(claims).toEqual([200])
  })
})

/** Starts pairing; returns the opened tab and the parameters of its URL. */
async function connect(context: BrowserContext, page: Page) {
  const opening = context.waitForEvent('page')
  await sendRequest(page, { type: 'connect' })
  const tab = await opening
  await tab.waitForURL(/\/extension$/)
  const challenge = await tab.evaluate(
    () => sessionStorage.getItem('pairingChallenge')?.split(' ')[1],
  )
  return { tab, challenge }
}

/** Approves the request as the owner's page does; returns the code. */
async function approve({ url, demo }: Product, challenge: string | undefined): Promise<string> {
  const post = async (path: string, body: unknown, headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return fetch(`${url}/api${path}`, { ...init, body: JSON.stringify(body) })
  }
  const { email, password } = demo
  const signedIn = await post('/auth/login', { email, password })
  const authorization = `Bearer ${(await signedIn.json()).accessToken}`
  // The token alone is not enough: the endpoint also requires the session's cookie and origin.
  const cookie = signedIn.headers.getSetCookie().map(line => line.split(';')[0])
  const proof = { authorization, cookie: cookie.join('; '), origin: new URL(url).origin }
  const approved = await post('/auth/pairings', { challenge }, proof)
  return (await approved.json()).data.code
}

/** Records the response statuses of all claims. */
async function countClaims(context: BrowserContext, { url }: Product) {
  const statuses: number[] = []
  await context.route(`${url}/api/auth/pairings/claim`, async route => {
    const response = await route.fetch()
    statuses.push(response.status())
    await route.fulfill({ response })
  })
  return statuses
}
