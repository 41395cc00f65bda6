import type { BrowserContext, Page } from '@playwright/test'
import type { Product } from '../../shared/tools/start-product.ts'
import { drawVerifier } from '../src/session/draw-verifier.ts'
import { ask, draftOf, openOwnPage, queueOf } from './support/own-page.ts'
import { expect, test } from './support/quick-add.ts'

/** Whether somebody is connected. */
const isConnected = (page: Page) =>
  page.evaluate(async () => 'refreshToken' in (await chrome.storage.local.get('refreshToken')))

/** Asks to connect; gives the tab that opened, what it was opened with and the code that is shown. */
async function connect(context: BrowserContext, page: Page) {
  const opening = context.waitForEvent('page')
  const { code: shown } = await ask(page, { type: 'connect' })
  const tab = await opening
  await tab.waitForURL(/\/extension$/)
  const challenge = await tab.evaluate(
    () => sessionStorage.getItem('pairingChallenge')?.split(' ')[1],
  )
  return { tab, shown, challenge }
}

/** Says yes as the owner's page does; gives the code. */
async function approve({ url, demo }: Product, challenge: string | undefined): Promise<string> {
  const post = async (path: string, body: unknown, headers = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    return fetch(`${url}/api${path}`, { ...init, body: JSON.stringify(body) })
  }
  const { email, password } = demo
  const signedIn = await post('/auth/login', { email, password })
  const authorization = `Bearer ${(await signedIn.json()).accessToken}`
  // The token alone is not enough: the browser that it was given to asks.
  const cookie = signedIn.headers.getSetCookie().map(line => line.split(';')[0])
  const proof = { authorization, cookie: cookie.join('; '), origin: new URL(url).origin }
  const approved = await post('/auth/pairings', { challenge }, proof)
  return (await approved.json()).data.code
}

/** The answers to all attempts to connect. */
async function countClaims(context: BrowserContext, { url }: Product) {
  const statuses: number[] = []
  await context.route(`${url}/api/auth/pairings/claim`, async route => {
    const response = await route.fetch()
    statuses.push(response.status())
    await route.fulfill({ response })
  })
  return statuses
}

const show = (tab: Page, hash: string) =>
  tab.evaluate(value => {
    location.hash = value
  }, hash)

test.describe('connecting', () => {
  test('takes one confirmation on the registry’s own page, and ends when it is told to', async ({
    context,
    product,
  }) => {
    const page = await openOwnPage(context)
    const { tab, shown } = await connect(context, page)
    await tab.getByRole('button', { name: 'Login' }).click()
    await tab.getByLabel('Email').fill(product.demo.email)
    await tab.getByLabel('Password', { exact: true }).fill(product.demo.password)
    await tab.keyboard.press('Enter')
    await expect(tab.getByText(`${shown.slice(0, 2)} · ${shown.slice(2)}`)).toBeVisible()
    await tab.getByRole('button', { name: 'Connect' }).click()
    await expect(tab.getByRole('heading', { name: 'QuickAdd is connected' })).toBeFocused()

    expect(await page.evaluate(() => chrome.storage.session.get('pairing'))).toEqual({})
    expect(await page.evaluate(() => chrome.alarms.get('pairing'))).toBeUndefined()
    const draft = draftOf(`Cot of a paired browser ${test.info().testId}`)
    expect(await ask(page, { type: 'save', draft })).toMatchObject({ kind: 'queued' })
    await expect.poll(() => queueOf(page)).toMatchObject([{ state: 'sent' }])

    await ask(page, { type: 'disconnect' })
    expect(await isConnected(page)).toBe(false)
    expect(await ask(page, { type: 'save', draft: draftOf('Cot') })).toEqual({ kind: 'signed-out' })
  })

  test('heeds no code but in the tab that it opened', async ({ context, product }) => {
    const page = await openOwnPage(context)
    const claims = await countClaims(context, product)
    const { tab, challenge } = await connect(context, page)
    const code = await approve(product, challenge)

    await context.route('https://shop.example/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }),
    )
    const other = await context.newPage()
    await other.goto(`https://shop.example/extension#paired=${code}`)
    await other.goto(`${product.url}/extension#paired=${code}`)
    await show(tab, 'paired=nonsense')
    await tab.goto(`https://shop.example/extension#paired=${code}`)
    await tab.goto(`${product.url}/registry/demo#paired=${code}`)
    expect(await isConnected(page)).toBe(false)

    await tab.goto(`${product.url}/extension#paired=${code}`)
    await expect.poll(() => isConnected(page)).toBe(true)
    expect(claims).toEqual([200])
  })

  test('is not done twice with one code', async ({ context, product }) => {
    const page = await openOwnPage(context)
    const claims = await countClaims(context, product)
    const first = await connect(context, page)
    const code = await approve(product, first.challenge)
    await show(first.tab, `paired=${code}`)
    await expect.poll(() => isConnected(page)).toBe(true)
    await ask(page, { type: 'disconnect' })
    await first.tab.goto(`${product.url}/extension#paired=${code}`)

    const second = await connect(context, page)
    await show(second.tab, `paired=${code}`)
    await expect.poll(() => claims.length).toBe(2)
    expect(claims[1]).toBeGreaterThanOrEqual(400)
    expect(await isConnected(page)).toBe(false)

    const fresh = await approve(product, second.challenge)
    await show(second.tab, `paired=${fresh}`)
    await expect.poll(() => isConnected(page)).toBe(true)
    expect(claims).toHaveLength(3)
  })

  test('fails for who does not know what the page was opened with', async ({
    context,
    product,
  }) => {
    const page = await openOwnPage(context)
    const claims = await countClaims(context, product)
    const { tab, challenge } = await connect(context, page)
    const code = await approve(product, challenge)
    await page.evaluate(async verifier => {
      const { pairing } = await chrome.storage.session.get('pairing')
      await chrome.storage.session.set({ pairing: { ...(pairing as object), verifier } })
    }, drawVerifier())
    await show(tab, `paired=${code}`)
    await expect.poll(() => claims.length).toBe(1)
    expect(claims[0]).toBeGreaterThanOrEqual(400)
    expect(await isConnected(page)).toBe(false)
  })

  test('is forgotten with its tab', async ({ context, product }) => {
    const page = await openOwnPage(context)
    const { tab, challenge } = await connect(context, page)
    await approve(product, challenge)
    await tab.close()
    await expect.poll(() => page.evaluate(() => chrome.storage.session.get('pairing'))).toEqual({})
  })
})
