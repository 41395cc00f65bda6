import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Product } from '../../../api/test/product/start-product.ts'
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

/** Adds an item with the form and waits until it is in the list. */
export async function addByHand(page: Page, item: { name: string; price: string }): Promise<void> {
  await page.getByRole('button', { name: '+ Add New Item' }).click()
  await page.getByLabel('Product name *').fill(item.name)
  await page.getByLabel('Product link *').fill('https://shop.example/moon')
  await page.getByLabel('Price *').fill(item.price)
  await page.getByRole('button', { name: 'Add Item', exact: true }).click()
  await ownCard(page, item.name).waitFor()
}

/** Adds items to the signed-in owner's registry through the API; the last one is first in the list. */
export async function addItems(page: Page, names: readonly string[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  for (const productName of names) {
    const answer = await page.request.post('/api/admin/registry/items', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: {
        productName,
        productUrl: 'https://shop.example/moon',
        category: 'Newborn Clothing',
        totalPrice: 45.9,
      },
    })
    expect(answer.status()).toBe(201)
  }
}

/** The names of the items that the page shows, in their order. */
export function itemNames(page: Page): Promise<string[]> {
  return page.getByRole('article').locator('h3:visible').allTextContents()
}

/** Contributes to the first item of a registry as a visitor, through the API. */
export async function contributeAsVisitor(page: Page, owner: Owner, amount: number): Promise<void> {
  const { request } = page
  const { sessionToken } = await (await request.post('/api/auth/session')).json()
  const { data } = await (await request.get(`/api/registry/${owner.slug}/items`)).json()
  const answer = await request.post(`/api/registry/${owner.slug}/items/${data[0].id}/contribute`, {
    headers: { 'x-session-token': sessionToken, 'idempotency-key': randomUUID() },
    data: {
      name: 'Mei Lin Koh',
      email: 'mei@example.com',
      amount,
      message: 'For all the midnight checks.',
      paymentMethod: 'singapore-paynow',
    },
  })
  expect(answer.status()).toBe(201)
}

/** Returns the legacy password that the product generated. */
export function legacyPassword(product: Product): string {
  const secrets = readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8')
  return JSON.parse(secrets).adminPassword
}

export { expect }
