import { randomUUID } from 'node:crypto'
import { createClient } from '../../src/client/create-client.ts'
import { register } from '../../src/contract/account/auth.ts'
import { createSession } from '../../src/contract/account/visitor-session.ts'
import { contribute } from '../../src/contract/contributions/contributions.ts'
import { createItem, listRegistryItems } from '../../src/contract/items/items.ts'
import { cents } from '../../src/money/money.ts'

const AMOUNT = cents(2_500)

/** Registers an owner, adds an item and contributes to it. Returns a function that reads the item's sum in cents. */
export async function contributeOnce(origin: string): Promise<() => Promise<number>> {
  const client = (headers: Record<string, string>) =>
    createClient({ baseUrl: `${origin}/api`, authorize: async () => headers })
  const { call } = client({})
  const { accessToken, user } = await call(register, {
    body: {
      email: `owner-${randomUUID()}@example.com`,
      password: 'Rattle7Moon',
      name: 'Priya',
      registryName: `Check ${randomUUID().slice(0, 8)}`,
    },
  })
  const owner = client({ authorization: `Bearer ${accessToken}` })
  const { data: item } = await owner.call(
    createItem,
    {
      body: {
        productName: 'Cot',
        productUrl: 'https://shop.example/cot',
        category: 'Nursery',
        totalPrice: cents(10_000),
      },
    },
    { idempotencyKey: randomUUID() },
  )
  const { sessionToken } = await call(createSession, {})
  const params = { slug: user.registrySlug, id: item.id }
  await client({ 'x-session-token': sessionToken }).call(
    contribute,
    {
      params,
      body: { name: 'Mei', email: 'mei@example.com', paymentMethod: 'Unknown', amount: AMOUNT },
    },
    { idempotencyKey: randomUUID() },
  )
  return async () => {
    const { data } = await call(listRegistryItems, {
      params: { slug: user.registrySlug },
      query: { sortBy: 'value', sortOrder: 'desc' },
    })
    return data.find(({ id }) => id === item.id)?.amountContributed ?? 0
  }
}
