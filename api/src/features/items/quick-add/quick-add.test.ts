import { contribute } from '@registry/shared/contract/contributions/contributions'
import { createItem, deleteItem, listOwnItems } from '@registry/shared/contract/items/items'
import {
  listOwnProducts,
  raiseQuantity,
  takeBackItem,
} from '@registry/shared/contract/items/quick-add'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { giftBody } from '../../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { inParallel } from '../../../../test/in-parallel.ts'
import { itemDraft } from '../../../../test/item-draft.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { makeExtensionToken, makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'
import type { TestApi } from '../../../../test/start-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const { now, pass } = createTestClock()

const api = shareApi({ now, env: { DATABASE_POOL: '20' } })

const notFound = { status: 404, code: 'NOT_FOUND' }
const tooLate = { status: 409, code: 'TOO_LATE' }

const withToken = (token: string) => api.as({ authorization: `Bearer ${token}` })

/** Creates a registry with an extension and a web session of its owner. */
async function setUp() {
  const registry = await makeRegistry(api.app.db)
  const { call } = withToken(await makeExtensionToken(api.app, registry.ownerId))
  const web = withToken(await makeOwnerToken(api.app, registry.ownerId))
  const add = async () => (await call(createItem, { body: itemDraft })).data.id
  return { registry, call, web, add }
}

const rowOf = (id: string) => api.app.db('items').where({ id }).first()
const actionsOf = (id: string) =>
  api.app.db('audit_events').where({ entity_id: id }).orderBy('id').pluck('action')

describe('the products of a registry', () => {
  test("are returned in the owner's order without contributors", async () => {
    const { registry, call } = await setUp()
    const { db } = api.app
    const crib = await makeItem(db, registry.id, { totalPriceCents: cents(2_500) })
    const contribution = {
      registryId: registry.id,
      itemId: crib,
      name: 'Mei',
      amountCents: cents(2_500),
    }
    await makeContribution(db, contribution)
    const cot = await makeItem(db, registry.id, { productName: 'Cot', quantity: 2 })
    await db('items').where({ id: cot }).update({ is_hidden: true, position: 0 })
    const { data, total } = await call(listOwnProducts, {})
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { id: cot, productName: 'Cot', quantity: 2, isHidden: true, isFunded: false },
      { id: crib, totalPrice: 2_500, isHidden: false, isFunded: true, thumbnailUrl: null },
    ])
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      ...['createdAt', 'gtin', 'id', 'isFunded', 'isHidden', 'productName', 'productUrl'],
      ...['quantity', 'thumbnailUrl', 'totalPrice'],
    ])
    expect(JSON.stringify(data)).not.toMatch(/mei|contribut/i)
  })

  test('do not contain a deleted item', async () => {
    const { call, web, add } = await setUp()
    const [deleted, other] = [await add(), await add()]
    await web.call(deleteItem, { params: { id: deleted } })
    const { data, total } = await call(listOwnProducts, {})
    expect(data.map(({ id }) => id)).toEqual([other])
    expect(total).toBe(1)
  })
})

describe('raising the quantity', () => {
  const raise = (
    { call }: { call: TestApi['call'] },
    id: string,
    by = 1,
    idempotencyKey?: string,
  ) => call(raiseQuantity, { params: { id }, body: { by } }, { idempotencyKey })

  test('adds to the current quantity and keeps price and contributions', async () => {
    const own = await setUp()
    const id = await makeItem(api.app.db, own.registry.id, { quantity: 2 })
    await makeContribution(api.app.db, { registryId: own.registry.id, itemId: id })
    expect(await raise(own, id, 3)).toMatchObject({
      data: { id, quantity: 5, totalPrice: 30_000, isFunded: false },
    })
    expect(await rowOf(id)).toMatchObject({ quantity: 5, amount_contributed_cents: 2_500 })
    expect(await actionsOf(id)).toEqual(['item.changed'])
  })

  test('counts once per key', async () => {
    const own = await setUp()
    const id = await own.add()
    const keys = ['a', 'a', 'b', 'a', 'b', 'c'].map(name => `raise-${name}`)
    await inParallel(keys, key => raise(own, id, 1, key))
    expect(await rowOf(id)).toMatchObject({ quantity: 4 })
    await expect(raise(own, id, 2, 'raise-a')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  test('of two items with one key counts for both', async () => {
    const own = await setUp()
    const [one, other] = [await own.add(), await own.add()]
    await Promise.all([raise(own, one, 1, 'same'), raise(own, other, 1, 'same')])
    expect([await rowOf(one), await rowOf(other)]).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
  })

  test('adds all concurrent requests', async () => {
    const own = await setUp()
    const id = await own.add()
    await inParallel(Array.from({ length: 20 }), () => raise(own, id))
    expect(await rowOf(id)).toMatchObject({ quantity: 21 })
  })

  test('is rejected above 99 with a message', async () => {
    const own = await setUp()
    const id = await makeItem(api.app.db, own.registry.id, { quantity: 98 })
    await expect(raise(own, id, 2, 'too-many')).rejects.toMatchObject({
      status: 400,
      message: 'At most 99 of one item can be on the list',
    })
    expect(await rowOf(id)).toMatchObject({ quantity: 98 })
    await raise(own, id, 1, 'too-many')
    expect(await rowOf(id)).toMatchObject({ quantity: 99 })
  })

  test.each([0, -1, 21, 1.5])('by %d is rejected', async by => {
    const own = await setUp()
    const id = await own.add()
    await expect(raise(own, id, by)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(await rowOf(id)).toMatchObject({ quantity: 1 })
  })

  test('returns 404 for a deleted item', async () => {
    const own = await setUp()
    const id = await own.add()
    await own.web.call(deleteItem, { params: { id } })
    await expect(raise(own, id)).rejects.toMatchObject(notFound)
    expect(await rowOf(id)).toMatchObject({ quantity: 1 })
  })
})

describe('undoing an added item', () => {
  const undoAdd = ({ call }: { call: TestApi['call'] }, id: string) =>
    call(takeBackItem, { params: { id } })

  test('deletes it once, however often it is requested', async () => {
    const own = await setUp()
    const id = await own.add()
    await Promise.all([undoAdd(own, id), undoAdd(own, id)])
    pass(120_000)
    await undoAdd(own, id)
    expect(await own.web.call(listOwnItems, {})).toMatchObject({ total: 0 })
    expect(await actionsOf(id)).toEqual(['item.created', 'item.deleted'])
  })

  test('is possible for a minute', async () => {
    const own = await setUp()
    const [first, second] = [await own.add(), await own.add()]
    pass(60_000)
    await undoAdd(own, first)
    pass(1)
    await expect(undoAdd(own, second)).rejects.toMatchObject(tooLate)
    expect(await rowOf(second)).toMatchObject({ deleted_at: null })
  })

  test('is possible only for the session that added it', async () => {
    const own = await setUp()
    const id = await own.add()
    const another = withToken(await makeExtensionToken(api.app, own.registry.ownerId))
    await expect(undoAdd(another, id)).rejects.toMatchObject(tooLate)
    await expect(undoAdd(own.web, id)).rejects.toMatchObject(tooLate)
    const older = await makeItem(api.app.db, own.registry.id)
    await expect(undoAdd(own, older)).rejects.toMatchObject(tooLate)
    expect(await rowOf(id)).toMatchObject({ deleted_at: null })
  })

  test('returns 404 if another session has deleted it', async () => {
    const own = await setUp()
    const { data } = await own.web.call(createItem, { body: itemDraft })
    await own.web.call(deleteItem, { params: { id: data.id } })
    await expect(undoAdd(own, data.id)).rejects.toMatchObject(notFound)
  })

  test('is rejected after a contribution', async () => {
    const own = await setUp()
    const id = await own.add()
    await makeContribution(api.app.db, { registryId: own.registry.id, itemId: id })
    await expect(undoAdd(own, id)).rejects.toMatchObject(tooLate)
    expect(await rowOf(id)).toMatchObject({ deleted_at: null, amount_contributed_cents: 2_500 })
  })

  test('concurrent with a contribution rejects one of both', async () => {
    const visitor = await api.asVisitor()
    await inParallel(Array.from({ length: 15 }), async () => {
      const own = await setUp()
      const id = await own.add()
      const input = { params: { slug: own.registry.slug, id }, body: giftBody(700) }
      const [given, taken] = await Promise.allSettled([
        visitor.call(contribute, input),
        undoAdd(own, id),
      ])
      expect([given.status, taken.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const contributions = await api.app.db('contributions').where({ item_id: id })
      const { deleted_at, amount_contributed_cents } = await rowOf(id)
      expect(contributions).toHaveLength(deleted_at ? 0 : 1)
      expect(amount_contributed_cents).toBe(deleted_at ? 0 : 700)
    })
  })
})
