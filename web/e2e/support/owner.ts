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
