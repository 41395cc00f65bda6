import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type Owner } from './owner.ts'

export interface Given {
  name: string
  amount: number
  email?: string
  message?: string
  paymentMethod?: string
}

/** Returns the signed-in owner's request headers. */
export async function asOwner(page: Page): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return { authorization: `Bearer ${token}`, 'x-requested-with': 'registry' }
}

/** Adds an item and contributions to it through the API. Returns the item's ID. */
export async function addItemWithContributions(
  page: Page,
  owner: Owner,
  item: string,
  gifts: readonly Given[],
): Promise<string> {
  const { request } = page
  const added = await request.post('/api/admin/registry/items', {
    headers: { ...(await asOwner(page)), 'idempotency-key': randomUUID() },
    data: {
      productName: item,
      productUrl: 'https://shop.example/moon',
      productDescription: '',
      totalPrice: 900,
      category: 'Other',
      quantity: 1,
    },
  })
  expect(added.status()).toBe(201)
  const { id } = (await added.json()).data
  const { sessionToken } = await (await request.post('/api/auth/session')).json()
  for (const gift of gifts) {
    const given = await request.post(`/api/registry/${owner.slug}/items/${id}/contribute`, {
      headers: { 'x-session-token': sessionToken, 'idempotency-key': randomUUID() },
      data: {
        ...{ email: 'guest@example.com', message: '', paymentMethod: 'singapore-paynow' },
        ...gift,
      },
    })
    expect(given.status()).toBe(201)
  }
  return id
}

/** Returns the names of the contributors whose payment is verified. */
export async function confirmedContributorNames(page: Page): Promise<string[]> {
  const answer = await page.request.get(
    '/api/admin/analytics/contributions/recent?limit=100&offset=0&payment=verified',
    { headers: await asOwner(page) },
  )
  const { contributions } = await answer.json()
  return contributions.map((gift: { contributor: { name: string } }) => gift.contributor.name)
}
