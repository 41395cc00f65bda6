import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
import { AGENTS } from '../../test/user-agents.ts'
import { mailedLink } from './mails.ts'
import { test as base, expect } from './product.ts'

export interface Owner {
  name: string
  email: string
  password: string
  slug: string
}

interface Fixtures {
  /** An owner with a new, empty registry, signed in on the page's browser. */
  owner: Owner
}

/** Test with an owner. */
export const test = base.extend<Fixtures>({
  owner: async ({ page }, use) => use(await signUp(page)),
})

async function signUp(page: Page): Promise<Owner> {
  const email = `owner-${randomUUID()}@example.com`
  const details = { name: 'Priya Raman', email, password: 'Long-Enough-1' }
  const answer = await page.request.post('/api/auth/register', {
    headers: { 'x-requested-with': 'registry' },
    data: { ...details, registryName: 'Baby Raman' },
  })
  expect(answer.status()).toBe(201)
  const { user, accessToken, expiresIn } = await answer.json()
  // An empty document of our origin: tests open their own page.
  await page.goto('/api/health')
  await page.evaluate(
    ([token, expiry, kept]) => {
      localStorage.setItem('accessToken', token)
      localStorage.setItem('accessTokenExpiry', expiry)
      localStorage.setItem('user', kept)
    },
    [accessToken, String(Date.now() + expiresIn), JSON.stringify(user)] as const,
  )
  return { ...details, slug: user.registrySlug }
}

/** The owner's card of an item. */
export function ownCard(page: Page, item: string): Locator {
  return page.getByRole('article', { name: item, exact: true })
}

/** Opens the menu of an item's card. */
export async function openItemMenu(page: Page, item: string): Promise<void> {
  const name = `More actions for ${item}`
  await ownCard(page, item).getByRole('button', { name }).click()
  await page.getByRole('menu', { name }).waitFor()
}

/** Adds an item with the form and waits until it is in the list. */
export async function addByHand(page: Page, item: { name: string; price: string }): Promise<void> {
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByLabel('Product name *').fill(item.name)
  await page.getByLabel('Product link *').fill('https://shop.example/moon')
  await page.getByLabel('Price *').fill(item.price)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await ownCard(page, item.name).waitFor()
}

/** The names of the items that the page shows, in their order. */
export function itemNames(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('h3:visible').allTextContents()
}

/** Returns the legacy password that the product generated. */
export function legacyPassword(product: Product): string {
  const secrets = readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8')
  return JSON.parse(secrets).adminPassword
}

export { expect }

/** Returns the signed-in owner's request headers. */
export async function ownerHeaders(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return { authorization: `Bearer ${token}`, 'x-requested-with': 'registry' }
}

/** Returns the request headers of a new visitor session. */
export async function visitorHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { sessionToken } = await (await request.post('/api/auth/session')).json()
  return { 'x-session-token': sessionToken }
}

/**
 * Clears cookies and local storage, as a new browser. First leaves the page, which would still send requests with the
 * token that it knows.
 */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto('/api/health')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

const OURS = { 'x-requested-with': 'registry' }

/** Waits for an emailed link to a page, in the newest email to an email address. */
export async function waitForMailedLink(
  product: Product,
  email: string,
  page: string,
): Promise<string> {
  await expect.poll(() => mailedLink(product, email)).toContain(`${page}#token=`)
  return (await mailedLink(product, email)) ?? ''
}

/** Verifies a new owner's email address, which login on other devices requires. */
export async function confirmEmail(
  product: Product,
  request: APIRequestContext,
  owner: Owner,
): Promise<void> {
  const link = await waitForMailedLink(product, owner.email, '/verify-email')
  const token = new URL(link).hash.replace('#token=', '')
  const answer = await request.post('/api/auth/verify-email', { headers: OURS, data: { token } })
  expect(answer.status()).toBe(200)
}

export interface OtherDevice {
  /** Returns the status of a request that requires sign-in. */
  status: () => Promise<number>
  close: () => Promise<void>
}

/** Logs the owner in on another device. */
export async function signInElsewhere(
  browser: Browser,
  product: Product,
  owner: Pick<Owner, 'email' | 'password'>,
  device: { agent: keyof typeof AGENTS; client: 'web' | 'extension' },
): Promise<OtherDevice> {
  const userAgent = AGENTS[device.agent]
  const context = await browser.newContext({ baseURL: product.url, userAgent })
  const answer = await context.request.post('/api/auth/login', {
    headers: OURS,
    data: { email: owner.email, password: owner.password, client: device.client },
  })
  expect(answer.status()).toBe(200)
  const { accessToken } = await answer.json()
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    status: async () => (await context.request.get('/api/auth/me', { headers })).status(),
    close: () => context.close(),
  }
}

/** Returns the status of a login request. */
export async function loginStatus(
  request: APIRequestContext,
  credentials: { email: string; password: string },
): Promise<number> {
  const { email, password } = credentials
  const answer = await request.post('/api/auth/login', { headers: OURS, data: { email, password } })
  return answer.status()
}
