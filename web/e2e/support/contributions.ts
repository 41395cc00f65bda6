import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Owner, ownerHeaders, visitorHeaders } from './owner.ts'

export interface TestContribution {
  name: string
  amount: number
  email?: string
  message?: string
  isNameHidden?: boolean
  isAmountHidden?: boolean
  paymentMethod?: string
}

/** Adds items to the signed-in owner's registry through the API; the last one is first in the list. */
export async function addItems(page: Page, names: readonly string[]): Promise<void> {
  for (const productName of names) {
    await addItem(page, { productName, category: 'Newborn Clothing', totalPrice: 45.9 })
  }
}

/** Adds an item and contributions to it through the API. */
export async function addItemWithContributions(
  page: Page,
  owner: Owner,
  productName: string,
  contributions: readonly TestContribution[],
): Promise<void> {
  const id = await addItem(page, { productName, category: 'Other', totalPrice: 900 })
  await contribute(page.request, owner.slug, id, contributions)
}

async function addItem(page: Page, item: Record<string, unknown>): Promise<string> {
  const added = await page.request.post('/api/admin/registry/items', {
    headers: { ...(await ownerHeaders(page)), 'idempotency-key': randomUUID() },
    data: { productUrl: 'https://shop.example/moon', ...item },
  })
  expect(added.status()).toBe(201)
  return (await added.json()).data.id
}

/** Contributes as a visitor through the API: to the item of this name, or else to the first item. */
export async function contributeAsVisitor(
  { request }: Page,
  { slug }: Pick<Owner, 'slug'>,
  amount: number,
  { item: wanted, name = 'Mei Lin Koh' }: { item?: string; name?: string } = {},
): Promise<void> {
  const { data } = await (await request.get(`/api/registry/${slug}/items`)).json()
  const items: { id: string; productName: string }[] = data
  const item = items.find(({ productName }) => !wanted || productName === wanted)
  if (!item) throw new Error(`no item is called ${wanted}`)
  const message = 'For all the midnight checks.'
  await contribute(request, slug, item.id, [{ name, amount, message }])
}

async function contribute(
  request: APIRequestContext,
  slug: string,
  itemId: string,
  contributions: readonly TestContribution[],
): Promise<void> {
  const headers = await visitorHeaders(request)
  const defaults = {
    email: 'guest@example.com',
    message: '',
    paymentMethod: 'singapore-paynow',
  }
  for (const contribution of contributions) {
    const given = await request.post(`/api/registry/${slug}/items/${itemId}/contribute`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data: { ...defaults, ...contribution },
    })
    expect(given.status()).toBe(201)
  }
}

/** Returns the names of the contributors whose payment is verified. */
export async function confirmedContributorNames(page: Page): Promise<string[]> {
  const answer = await page.request.get(
    '/api/admin/analytics/contributions/recent?limit=100&offset=0&payment=verified',
    { headers: await ownerHeaders(page) },
  )
  const { contributions } = await answer.json()
  return contributions.map(
    (contribution: { contributor: { name: string } }) => contribution.contributor.name,
  )
}
