import { randomUUID } from 'node:crypto'
import {
  createItem,
  deleteItem,
  listOwnItems,
  listRegistryItems,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem } from '../../../test/factories.ts'
import { itemDraft } from '../../../test/item-draft.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

const setUp = () => openOwnRegistry(api)

const byValue = { sortBy: 'value', sortOrder: 'desc' } as const

const contributor = {
  name: 'Arjun',
  email: 'arjun@example.com',
  paymentMethod: 'india-upi',
} as const
const give = (slug: string, id: string, amount: number) =>
  contributeTo(api, { slug, id }, amount, contributor)

describe('items', () => {
  test('a total of many expensive items is a valid number for clients', async () => {
    const { registry } = await setUp()
    for (let count = 0; count < 2; count += 1) {
      await makeItem(api.app.db, registry.id, { totalPriceCents: cents(90_000_000) })
    }
    const params = { slug: registry.slug }
    const { summary } = await api.call(listRegistryItems, { params, query: byValue })
    expect(summary.totalValue).toBe(180_000_000)
  })

  test('an unchanged list returns 304', async () => {
    const { registry } = await setUp()
    const id = await makeItem(api.app.db, registry.id)
    const list = (tag = '') =>
      fetch(`${api.url}/api/registry/${registry.slug}/items`, {
        // As a browser's HTTP cache revalidates; by default fetch would send `no-cache`.
        headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
      })
    const first = await list()
    const tag = first.headers.get('etag') ?? ''
    expect((await list(tag)).status).toBe(304)
    await give(registry.slug, id, 100)
    const later = await list(tag)
    expect(later.status).toBe(200)
    expect((await later.json()).data[0].amountContributed).toBe(1)
  })

  test('an invalid creation does not use up its key', async () => {
    const { call } = await setUp()
    const extras = { idempotencyKey: randomUUID() }
    const wrong = { ...itemDraft, thumbnailUrl: `/images/${'a'.repeat(64)}.webp` }
    for (let count = 0; count < 2; count += 1) {
      await expect(call(createItem, { body: wrong }, extras)).rejects.toMatchObject({
        details: { status: 400, fields: { thumbnailUrl: expect.any(String) } },
      })
    }
    const { data } = await call(createItem, { body: itemDraft }, extras)
    expect(data.productName).toBe(itemDraft.productName)
  })

  test('an owner adds an item and visitors see it', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, {
      body: { ...itemDraft, productDescription: 'Folds small' },
    })
    expect(data).toMatchObject({
      ...itemDraft,
      amountContributed: 0,
      quantity: 1,
      contributors: [],
    })
    const params = { slug: registry.slug }
    const page = await api.call(listRegistryItems, { params, query: byValue })
    expect(page.data.map(item => item.id)).toEqual([data.id])
    expect(page.summary).toEqual({
      registrySlug: registry.slug,
      totalItemCount: 1,
      percentCompleted: 0,
      totalValue: itemDraft.totalPrice,
    })
    expect(page.registryOwner).toMatchObject({
      name: 'Priya',
      paymentMethods: ['singapore-paynow'],
    })
  })

  test("a registry's former slug redirects to the current one", async () => {
    const { registry } = await setUp()
    const former = `former-${registry.slug}`
    await api.app.db('registry_slugs').insert({ slug: former, registry_id: registry.id })
    const path = `${api.url}/api/registry/${former}/items?sortBy=name&limit=5`
    const answer = await fetch(path, { redirect: 'manual' })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(
      `/api/registry/${registry.slug}/items?sortBy=name&sortOrder=desc&limit=5`,
    )
    const params = { slug: former }
    const { summary } = await api.call(listRegistryItems, { params, query: byValue })
    expect(summary.registrySlug).toBe(registry.slug)
  })

  test('lists are paginated, with the total', async () => {
    const { call, registry } = await setUp()
    for (const productName of ['Cot', 'Bath', 'Pram']) {
      await makeItem(api.app.db, registry.id, { productName })
    }
    const params = { slug: registry.slug }
    const query = { sortBy: 'name', sortOrder: 'asc', limit: 1, offset: 1 } as const
    const page = await api.call(listRegistryItems, { params, query })
    expect(page.data.map(item => item.productName)).toEqual(['Cot'])
    expect(page).toMatchObject({ total: 3, summary: { totalItemCount: 3 } })
    const own = await call(listOwnItems, { query: { limit: 2, offset: 2 } })
    expect(own).toMatchObject({ items: [{}], total: 3 })
    expect(own.items).toHaveLength(1)
  })

  test.each(['limit=0', 'limit=1001', 'limit=x', 'offset=-1'])(
    'a list of %s is rejected',
    async part => {
      const { registry } = await setUp()
      const answer = await fetch(`${api.url}/api/registry/${registry.slug}/items?${part}`)
      expect(answer.status).toBe(400)
    },
  )

  test('a list has at most a thousand items and the total', async () => {
    const { registry } = await setUp()
    await makeItem(api.app.db, registry.id)
    await api.app.db.raw(
      `insert into items (id, registry_id, product_name, product_url, category, total_price_cents)
       select gen_random_uuid(), registry_id, product_name || n, product_url, category, n
         from items, generate_series(1, 1000) n where registry_id = ?`,
      [registry.id],
    )
    const params = { slug: registry.slug }
    const page = await api.call(listRegistryItems, { params, query: byValue })
    expect(page.data).toHaveLength(1_000)
    expect(page.total).toBe(1_001)
    const rest = await api.call(listRegistryItems, { params, query: { ...byValue, offset: 1_000 } })
    expect(rest.data).toHaveLength(1)
  })

  test('an edit changes only the given fields', async () => {
    const { call } = await setUp()
    const { data } = await call(createItem, { body: { ...itemDraft, quantity: 2 } })
    const changes = { totalPrice: cents(39_990), productDescription: 'In green' }
    const changed = await call(updateItem, { params: { id: data.id }, body: changes })
    expect(changed.data).toEqual({ ...data, ...changes, version: 2 })
  })

  test('a price below the contributions makes the item fully funded', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 3_000)
    const body = { totalPrice: cents(2_000) }
    const changed = await call(updateItem, { params: { id: data.id }, body })
    expect(changed.data).toMatchObject({ amountContributed: 3_000, isFullyFunded: true })
  })

  test('a deleted item is in no list and its contributions stay stored', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 1_000)
    await call(deleteItem, { params: { id: data.id } })
    expect((await call(listOwnItems, {})).items).toEqual([])
    const params = { slug: registry.slug }
    expect((await api.call(listRegistryItems, { params, query: byValue })).data).toEqual([])
    const kept = await api.app.db('contributions').where({ item_id: data.id })
    expect(kept).toHaveLength(1)
    await expect(call(deleteItem, { params: { id: data.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a reset voids all contributions and returns their number and sum', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 1_000)
    await give(registry.slug, data.id, 250)
    const reset = await call(resetItemContributions, { params: { id: data.id } })
    expect(reset).toMatchObject({ removed: 2, total: 1_250 })
    expect(reset.data).toMatchObject({ amountContributed: 0, contributorCount: 0 })
    await expect(call(resetItemContributions, { params: { id: data.id } })).rejects.toMatchObject({
      status: 409,
      message: 'This item has no contributions to reset.',
    })
  })

  test('a reset voids nothing when the owner was shown another number or sum', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 1_000)
    await give(registry.slug, data.id, 250)
    const params = { id: data.id }
    const changed = {
      status: 409,
      code: 'EDIT_CONFLICT',
      message:
        'The contributions changed in the meantime, so nothing was reset. Please look at them again.',
    }
    for (const query of [
      { contributorCount: 1, amountContributed: cents(1_250) },
      { contributorCount: 2, amountContributed: cents(1_000) },
    ])
      await expect(call(resetItemContributions, { params, query })).rejects.toMatchObject(changed)
    const { items } = await call(listOwnItems, {})
    expect(items[0]).toMatchObject({ amountContributed: 1_250, contributorCount: 2 })
    const query = { contributorCount: 2, amountContributed: cents(1_250) }
    const reset = await call(resetItemContributions, { params, query })
    expect(reset).toMatchObject({ removed: 2, total: 1_250 })
  })

  test('a reset compares the sum that the item shows, although that is wrong', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 1_000)
    await api.app.db('items').where({ id: data.id }).update({ amount_contributed_cents: 1_100 })
    const query = { contributorCount: 1, amountContributed: cents(1_100) }
    const reset = await call(resetItemContributions, { params: { id: data.id }, query })
    expect(reset.data).toMatchObject({ amountContributed: 0, contributorCount: 0 })
  })

  test('the owner sees contributors with email address and payment', async () => {
    const { call, registry } = await setUp()
    const { data } = await call(createItem, { body: itemDraft })
    await give(registry.slug, data.id, 1_000)
    const { items } = await call(listOwnItems, {})
    expect(items[0]?.contributors[0]).toMatchObject({
      name: 'Arjun',
      email: 'arjun@example.com',
      amount: 1_000,
      paymentMethod: 'india-upi',
      paymentVerified: false,
      reminderCount: 0,
    })
    expect(items[0]?.can.reset).toBe(true)
  })

  test.each([
    ['no name', { productName: '' }, 'productName'],
    ['a negative price', { totalPrice: -1 }, 'totalPrice'],
    ['too many decimals', { totalPrice: 1.239 }, 'totalPrice'],
    ['too high a price', { totalPrice: 1_000_001 }, 'totalPrice'],
    ['a path of the server as picture', { thumbnailUrl: '/images/../secrets' }, 'thumbnailUrl'],
    ['a long description', { productDescription: 'x'.repeat(5_001) }, 'productDescription'],
  ])('rejects %s with a message for the field', async (_what, change, field) => {
    const { token } = await setUp()
    const response = await fetch(`${api.url}/api/admin/registry/items`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...itemDraft, totalPrice: 420, ...change }),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).fields[field]).toBeTypeOf('string')
  })
})
