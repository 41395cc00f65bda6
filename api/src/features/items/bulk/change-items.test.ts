import { randomUUID } from 'node:crypto'
import {
  changeItems,
  deleteItem,
  type ItemsChange,
  listOwnItems,
  listRegistryItems,
} from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { followRegistry } from '../../../../test/follow-registry.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import type { Db } from '../../../db/connect.ts'
import { changeItems as applyChange } from './change-items.ts'
import { orderItems as applyOrder } from './order-items.ts'

const api = shareApi()

const BY_VALUE = { sortBy: 'value', sortOrder: 'desc' } as const

async function setUp(count = 3) {
  const own = await openOwnRegistry(api)
  const { id: registryId, slug } = own.registry
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await makeItem(api.app.db, registryId))
  const change = (change: ItemsChange, which = ids) =>
    own.call(changeItems, { body: { ids: which, change } })
  const mine = async () => (await own.call(listOwnItems, {})).items
  const shown = async () =>
    (await api.call(listRegistryItems, { params: { slug }, query: BY_VALUE })).data
  const audited = async () =>
    api.app.db('audit_events').where({ registry_id: registryId }).orderBy('id')
  return { ...own, ids, change, mine, shown, audited }
}

const setOf = (list: { id: string }[]) => new Set(list.map(({ id }) => id))

describe('changing several items', () => {
  test('sets their category, audits each and returns them', async () => {
    const { ids, change, mine, audited } = await setUp()
    const { items, changed } = await change(
      { kind: 'category', category: 'Baby Carriers & Wraps' },
      ids.slice(0, 2),
    )
    expect(changed).toBe(2)
    expect(setOf(items)).toEqual(new Set(ids.slice(0, 2)))
    expect(new Set(items.map(({ category }) => category))).toEqual(
      new Set(['Baby Carriers & Wraps']),
    )
    expect(items).toEqual((await mine()).filter(({ id }) => id !== ids[2]))
    const entries = await audited()
    expect(new Set(entries.map(one => one.entity_id))).toEqual(new Set(ids.slice(0, 2)))
    for (const entry of entries) {
      expect(entry).toMatchObject({
        ...{ action: 'item.changed', entity: 'item', actor_kind: 'owner' },
        ...{ details: { fields: ['category'] }, network: expect.any(String) },
      })
    }
  })

  test('hides them from visitors and shows them again', async () => {
    const { ids, change, mine, shown, audited } = await setUp()
    const hidden = await change({ kind: 'hide' }, ids.slice(0, 2))
    expect(hidden.changed).toBe(2)
    expect(hidden.items.map(({ isHidden }) => isHidden)).toEqual([true, true])
    expect(setOf(await shown())).toEqual(new Set([ids[2]]))
    expect(await mine()).toHaveLength(3)
    expect((await change({ kind: 'show' })).changed).toBe(2)
    expect(setOf(await shown())).toEqual(new Set(ids))
    const actions = (await audited()).map(({ action }) => action)
    expect(actions).toEqual(['item.hidden', 'item.hidden', 'item.shown', 'item.shown'])
  })

  test('deletes them and restores them with their contributions', async () => {
    const { ids, change, mine, shown, audited, registry } = await setUp()
    const [itemId = ''] = ids
    await makeContribution(api.app.db, { registryId: registry.id, itemId })
    const before = [await mine(), await shown()]
    expect(await change({ kind: 'delete' })).toMatchObject({ items: [], changed: 3 })
    expect([await mine(), await shown()]).toEqual([[], []])
    const restored = await change({ kind: 'restore' })
    expect(restored).toMatchObject({ changed: 3 })
    expect(restored.items).toEqual(before[0])
    expect([await mine(), await shown()]).toEqual(before)
    const entries = await audited()
    expect(entries.map(({ action }) => action)).toEqual([
      ...Array(3).fill('item.deleted'),
      ...Array(3).fill('item.restored'),
    ])
    const given = entries.find(({ entity_id: id }) => id === itemId)?.details
    expect(given).toEqual({ amountContributedCents: 2_500 })
  })

  test('restores deleted items with the sum of the remaining contributions', async () => {
    const { call, ids, change, registry } = await setUp(1)
    const [itemId = ''] = ids
    await makeContribution(api.app.db, { registryId: registry.id, itemId })
    await call(deleteItem, { params: { id: itemId } })
    // A wrong sum that no endpoint would store.
    await api.app.db('items').where({ id: itemId }).update({ amount_contributed_cents: 7 })
    const { items } = await change({ kind: 'restore' })
    expect(items).toMatchObject([{ id: itemId, amountContributed: 2_500, contributorCount: 1 }])
  })

  test.each<ItemsChange>([
    { kind: 'category', category: 'Other' },
    { kind: 'hide' },
    { kind: 'delete' },
  ])('twice is done once: $kind', async one => {
    const { change, audited } = await setUp()
    expect((await change(one)).changed).toBe(3)
    expect((await change(one)).changed).toBe(0)
    expect(await audited()).toHaveLength(3)
  })

  test('ignores items that were neither hidden nor deleted', async () => {
    const { change, audited, mine } = await setUp()
    expect(await change({ kind: 'show' })).toEqual({
      ...{ success: true, changed: 0 },
      items: await mine(),
    })
    expect((await change({ kind: 'restore' })).changed).toBe(0)
    expect(await audited()).toEqual([])
  })

  test('is published to subscribers once', async () => {
    const { change, registry } = await setUp()
    const follower = await followRegistry(api, registry.slug)
    expect(await follower.next()).toEqual({ name: 'hello', data: {} })
    await change({ kind: 'hide' })
    expect(await follower.next()).toEqual({ name: 'items', data: {} })
    await change({ kind: 'show' })
    expect(await follower.next()).toEqual({ name: 'items', data: {} })
    follower.leave()
    expect(follower.text().match(/event: items/g)).toHaveLength(2)
  })

  test('accepts a thousand of them', async () => {
    const { change, mine, registry } = await setUp(1)
    await api.app.db.raw(
      `insert into items (id, registry_id, product_name, product_url, category, total_price_cents)
       select gen_random_uuid(), registry_id, product_name, product_url, category, n
         from items, generate_series(1, 999) n where registry_id = ?`,
      [registry.id],
    )
    const ids = (await mine()).map(({ id }) => id)
    expect((await change({ kind: 'hide' }, ids)).changed).toBe(1_000)
    expect((await change({ kind: 'delete' }, ids)).changed).toBe(1_000)
  })
})

describe('changing several items is rejected as a whole', () => {
  const kinds: ItemsChange[] = [
    { kind: 'category', category: 'Other' },
    ...(['hide', 'show', 'delete', 'restore'] as const).map(kind => ({ kind })),
  ]

  test.each(kinds)('for an item of another registry or an unknown one: $kind', async one => {
    const { ids, change, mine, audited } = await setUp()
    const other = await setUp(1)
    if (one.kind === 'restore') await other.change({ kind: 'delete' })
    const before = [await mine(), await other.mine()]
    const gone = { code: 'NOT_FOUND', details: { status: 404 } }
    for (const foreign of [...other.ids, randomUUID()]) {
      await expect(change(one, [...ids, foreign])).rejects.toMatchObject(gone)
    }
    expect([await mine(), await other.mine()]).toEqual(before)
    expect(await audited()).toEqual([])
  })

  test.each(kinds.slice(0, 3))('for an item deleted meanwhile: $kind', async one => {
    const { call, ids, change } = await setUp()
    await call(deleteItem, { params: { id: ids[0] ?? '' } })
    await expect(change(one)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['no ids', { ids: [] }, 'ids'],
    ['an id twice', { ids: Array(2).fill(randomUUID()) }, 'ids'],
    ['a wrong id', { ids: ['1'] }, 'ids.0'],
    ['a blank category', { change: { kind: 'category', category: ' \u200B' } }, 'change.category'],
    ['an unknown kind', { change: { kind: 'erase' } }, 'change.kind'],
  ])('with %s', async (_what, wrong, field) => {
    const { ids, token } = await setUp(1)
    const answer = await fetch(`${api.url}/api/admin/registry/items/bulk`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids, change: { kind: 'hide' }, ...wrong }),
    })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual([field])
  })
})

test('changing items of a registry that is closed meanwhile returns 404', async () => {
  const { ids, change, registry, mine } = await setUp(1)
  const before = await mine()
  const registries = api.app.db('registries').where({ id: registry.id })
  await registries.clone().update({ closed_at: new Date() })
  const actor = { actorKind: 'owner' as const, actorId: registry.ownerId, registryId: registry.id }
  const asked = { actor, ids, now: new Date(), trace: { requestId: 'test', network: '::/48' } }
  const works: ((db: Db) => Promise<unknown>)[] = [
    db => applyChange(db, { ...asked, change: { kind: 'delete' } }),
    db => applyOrder(db, asked),
  ]
  for (const work of works) {
    await expect(api.app.db.transaction(work)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await registries.clone().update({ closed_at: null })
  expect(await mine()).toEqual(before)
  expect((await change({ kind: 'delete' })).changed).toBe(1)
})
