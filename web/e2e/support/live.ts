import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './product.ts'
import { openRegistry } from './registry.ts'

/** What is fetched once a page has come to rest is asked for after so many milliseconds. */
const REST_MS = 6_500

/** The registry's page, alive and listening, under a clock that the story may push on. */
export async function openLive(page: Page): Promise<void> {
  await page.clock.install()
  await openRegistry(page)
  // The first list comes once the page hears what happens.
  const listed = page.waitForResponse(/\/items\?/)
  await page.clock.fastForward(REST_MS)
  await listed
}

/** Another visitor's gift, without a page of theirs; leaves so many dollars of the item if told to. */
export async function giveElsewhere(
  request: APIRequestContext,
  gift: { item: string; name: string } & ({ amount: number } | { leaving: number }),
): Promise<void> {
  const headers = { 'x-requested-with': 'registry' }
  const session = await request.post('/api/auth/session', { headers })
  const { sessionToken } = await session.json()
  const list = await (await request.get('/api/registry/demo/items')).json()
  const items: {
    id: string
    productName: string
    totalPrice: number
    amountContributed: number
  }[] = list.data
  const item = items.find(({ productName }) => productName === gift.item)
  if (!item) throw new Error(`no item is called ${gift.item}`)
  const left = item.totalPrice - item.amountContributed
  const dollars = 'amount' in gift ? gift.amount : left - gift.leaving
  const answer = await request.post(`/api/registry/demo/items/${item.id}/contribute`, {
    headers: { ...headers, 'x-session-token': sessionToken },
    data: {
      name: gift.name,
      email: 'someone@example.com',
      amount: Math.round(dollars * 100) / 100,
    },
  })
  expect(answer.status()).toBe(201)
}
