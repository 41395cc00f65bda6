import { createItem, listRegistryItems, updateItem } from '@registry/shared/contract/items/items'
import { describe, expect, test } from 'vitest'
import { itemDraft } from '../../../test/item-draft.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

const gtin = '04006381333931'

describe('the GTIN of an item', () => {
  test('is stored for its owner and is not public', async () => {
    const { call, registry } = await openOwnRegistry(api)
    const { data } = await call(createItem, { body: { ...itemDraft, gtin } })
    expect(data.gtin).toBe(gtin)
    const params = { slug: registry.slug }
    const listed = await api.call(listRegistryItems, {
      params,
      query: { sortBy: 'value', sortOrder: 'desc' },
    })
    expect(listed.data).toMatchObject([{ id: data.id }])
    expect(JSON.stringify(listed)).not.toContain(gtin)
  })

  test('is removed by another URL and kept by other changes', async () => {
    const { call } = await openOwnRegistry(api)
    const { data } = await call(createItem, { body: { ...itemDraft, gtin } })
    const change = async (body: { productName?: string; productUrl?: string }) =>
      (await call(updateItem, { params: { id: data.id }, body })).data.gtin
    expect(await change({ productName: 'Pram', productUrl: itemDraft.productUrl })).toBe(gtin)
    expect(await change({ productUrl: 'https://shop.example/cot' })).toBeNull()
  })

  test.each(['4006381333931', 'EAN 4006381333931', ''])('is rejected as %j', async wrong => {
    const { call } = await openOwnRegistry(api)
    await expect(call(createItem, { body: { ...itemDraft, gtin: wrong } })).rejects.toMatchObject({
      status: 400,
    })
  })
})
