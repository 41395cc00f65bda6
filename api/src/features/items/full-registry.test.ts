import {
  changeItems,
  createItem,
  deleteItem,
  ITEMS_MAX,
} from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { itemDraft } from '../../../test/item-draft.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

/** Opens a registry that has space for one item. */
async function setUp() {
  const { registry, call } = await openOwnRegistry(api)
  await api.app.db.raw(
    `insert into items (id, registry_id, product_name, product_url, category, total_price_cents)
     select gen_random_uuid(), ?, 'Crib', 'https://shop.example/crib', 'Furniture', 100
       from generate_series(1, ?::int)`,
    [registry.id, ITEMS_MAX - 1],
  )
  const add = async () => (await call(createItem, { body: itemDraft })).data.id
  return { call, add }
}

describe('a registry with the maximum number of items', () => {
  test('rejects another item until one is deleted', async () => {
    const { call, add } = await setUp()
    const last = await add()
    await expect(add()).rejects.toMatchObject({ status: 409, code: 'REGISTRY_FULL' })
    await call(deleteItem, { params: { id: last } })
    await add()
  })

  test('rejects the restoration of a deleted item', async () => {
    const { call, add } = await setUp()
    const deleted = await add()
    await call(deleteItem, { params: { id: deleted } })
    await add()
    const restore = () =>
      call(changeItems, { body: { ids: [deleted], change: { kind: 'restore' } } })
    await expect(restore()).rejects.toMatchObject({ status: 409, code: 'REGISTRY_FULL' })
  })
})
