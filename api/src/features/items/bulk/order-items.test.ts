import { randomUUID } from 'node:crypto'
import {
  createItem,
  deleteItem,
  listOwnItems,
  listRegistryItems,
  orderItems,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { share } from '../../../../../shared/test/share.ts'
import { makeItem } from '../../../../test/factories.ts'
import { followRegistry } from '../../../../test/follow-registry.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startPages } from '../../../../test/start-pages.ts'

const api = shareApi()
const pages = share(() => startPages(api))

const OWN = { sortBy: 'own', sortOrder: 'desc' } as const
const NOTHING = { query: {} } as const

/** Creates a registry with items at these prices in dollars, added one after the other. */
async function setUp(prices: number[]) {
  const own = await openOwnRegistry(api)
  const { id: registryId, slug } = own.registry
  const ids: string[] = []
  for (const [index, price] of prices.entries()) {
    const id = await makeItem(api.app.db, registryId, { totalPriceCents: cents(price * 100) })
    await api.app
      .db('items')
      .where({ id })
      .update({ created_at: new Date(index) })
    ids.push(id)
  }
  const named = (list: { id: string }[]) => list.map(({ id }) => ids.indexOf(id))
  const mine = async () => named((await own.call(listOwnItems, NOTHING)).items)
  const shown = async (query: { sortBy: 'own' | 'name'; sortOrder: 'asc' | 'desc' } = OWN) =>
    named((await api.call(listRegistryItems, { params: { slug }, query })).data)
  const order = (...places: number[]) =>
    own.call(orderItems, { body: { ids: places.map(place => ids[place] ?? '') } })
  return { ...own, ids, mine, shown, order }
}

/** Returns the names of a registry's items in the order of its page. */
async function pageOf(slug: string): Promise<string[]> {
  const page = await (await fetch(`${pages.url}/registry/${slug}`)).text()
  const json = /id="page-data"[^>]*>(.*?)<\/script>/s.exec(page)?.[1]
  return JSON.parse(json ?? '').items.map(({ id }: { id: string }) => id)
}

describe('the order of items', () => {
  test('is by default newest first for the owner and by price for visitors', async () => {
    const { mine, shown } = await setUp([20, 30, 10, 30])
    expect(await mine()).toEqual([3, 2, 1, 0])
    expect(await shown()).toEqual([3, 1, 0, 2])
    expect(await shown({ sortBy: 'own', sortOrder: 'asc' })).toEqual([2, 0, 1, 3])
  })

  test('of items of the same moment is descending by id, which ascends in insertion order', async () => {
    const { call, ids } = await setUp([20, 20, 20, 20])
    await api.app
      .db('items')
      .whereIn('id', ids)
      .update({ created_at: new Date(0) })
    const { items } = await call(listOwnItems, NOTHING)
    expect(items.map(({ id }) => id)).toEqual(ids.toSorted().toReversed())
  })

  test("is the owner's for everyone and on the page", async () => {
    const { mine, shown, order, ids, registry } = await setUp([20, 30, 10])
    await order(2, 0, 1)
    expect(await mine()).toEqual([2, 0, 1])
    expect(await shown()).toEqual([2, 0, 1])
    expect(await pageOf(registry.slug)).toEqual([ids[2], ids[0], ids[1]])
    await order(1, 2, 0)
    expect(await shown()).toEqual([1, 2, 0])
    expect(await pageOf(registry.slug)).toEqual([ids[1], ids[2], ids[0]])
  })

  test('puts items without a position last: newest first for the owner, by price for visitors', async () => {
    const { mine, shown, order } = await setUp([20, 30, 10, 50, 40])
    await order(2, 0)
    expect(await mine()).toEqual([2, 0, 4, 3, 1])
    expect(await shown()).toEqual([2, 0, 3, 4, 1])
  })

  test('puts placed items that are not named after the named ones', async () => {
    const { mine, order } = await setUp([20, 30, 10, 50])
    await order(3, 1, 0, 2)
    await order(0)
    expect(await mine()).toEqual([0, 3, 1, 2])
    await order(2, 1)
    expect(await mine()).toEqual([2, 1, 0, 3])
  })

  test('breaks ties of another order', async () => {
    const { shown, order } = await setUp([20, 30, 10])
    await order(1, 2, 0)
    expect(await shown({ sortBy: 'name', sortOrder: 'asc' })).toEqual([1, 2, 0])
  })

  test('puts a new item last and drops a deleted one', async () => {
    const { call, ids, mine, shown, order } = await setUp([20, 30, 10])
    await order(0, 1, 2)
    const body = { productUrl: 'https://shop.example/1', category: 'Other' }
    await call(createItem, { body: { ...body, productName: 'Cot', totalPrice: cents(90_000) } })
    expect(await shown()).toEqual([0, 1, 2, -1])
    await call(deleteItem, { params: { id: ids[1] ?? '' } })
    await order(2, 0)
    expect(await mine()).toEqual([2, 0, -1])
  })

  test('is published to subscribers once', async () => {
    const { order, registry } = await setUp([20, 30, 10])
    const follower = await followRegistry(api, registry.slug)
    expect(await follower.next()).toEqual({ name: 'hello', data: {} })
    await order(2, 0, 1)
    expect(await follower.next()).toEqual({ name: 'items', data: {} })
    follower.leave()
    expect(follower.text().match(/event: items/g)).toHaveLength(1)
  })

  test('is audited once, with the number of items', async () => {
    const { order, registry } = await setUp([20, 30, 10])
    await order(2, 0, 1)
    const entries = await api.app.db('audit_events').where({ registry_id: registry.id })
    expect(entries).toMatchObject([
      {
        ...{ action: 'registry.items_ordered', entity: 'registry', entity_id: registry.id },
        ...{ actor_kind: 'owner', details: { count: 3 }, network: expect.any(String) },
      },
    ])
  })

  test('accepts ids in upper case', async () => {
    const { call, ids, mine } = await setUp([20, 30])
    await call(orderItems, { body: { ids: ids.map(id => id.toUpperCase()) } })
    expect(await mine()).toEqual([0, 1])
  })
})

describe('an order is rejected and changes nothing', () => {
  test.each<[string, (own: string[], other: string) => string[], string]>([
    ['with an unknown id', ([id = '']) => [id, randomUUID()], 'ids.1'],
    ["with another's item", ([id = ''], other) => [other, id], 'ids.0'],
    ['with an id twice', ([id = '']) => [id, id.toUpperCase()], 'ids'],
    ['with something that is no id', ([id = '']) => [id, '1; drop table items'], 'ids.1'],
    ['without an id', () => [], 'ids'],
  ])('%s', async (_what, asked, field) => {
    const { ids, token, mine, order } = await setUp([20, 30, 10])
    await order(2, 0, 1)
    const [other = ''] = (await setUp([5])).ids
    const answer = await fetch(`${api.url}/api/admin/registry/items/order`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: asked(ids, other) }),
    })
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toEqual({ [field]: expect.any(String) })
    expect(await mine()).toEqual([2, 0, 1])
  })

  test('with an item deleted meanwhile', async () => {
    const { call, ids, order } = await setUp([20, 30])
    await call(deleteItem, { params: { id: ids[1] ?? '' } })
    await expect(order(0, 1)).rejects.toMatchObject({
      details: { status: 400, fields: { 'ids.1': 'This item is not on your registry' } },
    })
  })

  test('of more than a thousand', async () => {
    const { call } = await setUp([])
    const ids = Array.from({ length: 1_001 }, () => randomUUID())
    await expect(call(orderItems, { body: { ids } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})

test('a thousand items are ordered at once', async () => {
  const { call, registry } = await setUp([10])
  await api.app.db.raw(
    `insert into items (id, registry_id, product_name, product_url, category, total_price_cents)
     select gen_random_uuid(), registry_id, product_name || n, product_url, category, n
       from items, generate_series(1, 999) n where registry_id = ?`,
    [registry.id],
  )
  const { items } = await call(listOwnItems, NOTHING)
  const ids = items.map(({ id }) => id).toReversed()
  await call(orderItems, { body: { ids } })
  expect((await call(listOwnItems, NOTHING)).items.map(({ id }) => id)).toEqual(ids)
})
