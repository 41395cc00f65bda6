import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './product.ts'
import { openRegistry } from './registry-page.ts'

/** Time in ms after which a page loads its deferred parts. */
const REST_MS = 6_500

/** Opens a registry that is hydrated and subscribed to live updates, under a clock that the test controls. */
export async function openLive(page: Page): Promise<void> {
  await page.clock.install()
  await openRegistry(page)
  // The page fetches the list once it is subscribed.
  const listed = page.waitForResponse(/\/items\?/)
  await page.clock.fastForward(REST_MS)
  await listed
}

/** Contributes as another visitor through the API. */
export async function giveElsewhere(
  request: APIRequestContext,
  { item: name, amount, name: contributor }: { item: string; name: string; amount: number },
): Promise<void> {
  const headers = { 'x-requested-with': 'registry' }
  const session = await request.post('/api/auth/session', { headers })
  const { sessionToken } = await session.json()
  const list = await (await request.get('/api/registry/demo/items')).json()
  const items: { id: string; productName: string }[] = list.data
  const item = items.find(({ productName }) => productName === name)
  if (!item) throw new Error(`no item is called ${name}`)
  const response = await request.post(`/api/registry/demo/items/${item.id}/contribute`, {
    headers: { ...headers, 'x-session-token': sessionToken },
    data: { name: contributor, email: 'someone@example.com', amount },
  })
  expect(response.status()).toBe(201)
}
