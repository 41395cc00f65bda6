import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  changeItems,
  createItem,
  listOwnItems,
  type OwnerItem,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { itemDraft } from '../../../test/item-draft.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi()

async function setUp() {
  const own = await openOwnRegistry(api)
  const { data: item } = await own.call(createItem, { body: itemDraft })
  const put = (body: {
    version?: number
    productName?: string
    totalPrice?: OwnerItem['totalPrice']
  }) => own.call(updateItem, { params: { id: item.id }, body })
  const load = async () => (await own.call(listOwnItems, {})).items[0]
  return { ...own, item, put, load }
}

describe('the version of an item', () => {
  test('lets exactly one of several concurrent edits win and returns its values to the others', async () => {
    const { item, put, load } = await setUp()
    const { version } = item
    const edits = [1, 2, 3, 4, 5].map(n => put({ version, productName: `Light ${n}` }))
    const results = await Promise.allSettled(edits)
    const won = results.filter(result => result.status === 'fulfilled')
    const lost = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(won).toHaveLength(1)
    expect(lost).toHaveLength(4)
    const [{ value } = { value: undefined }] = won
    for (const error of lost) {
      expect(error).toMatchObject({ status: 409, code: 'EDIT_CONFLICT' })
      expect(error.details.body.current).toMatchObject({
        productName: value?.data.productName,
        version: value?.data.version,
        totalPrice: 39.9,
      })
    }
    expect(await load()).toEqual(value?.data)
  })

  test('stays the same when a visitor contributes', async () => {
    const { item, put, registry } = await setUp()
    const visitor = await api.asVisitor()
    const contributor = {
      name: 'Arjun',
      email: 'arjun@giver.example',
      paymentMethod: 'Unknown',
    } as const
    await visitor.call(contribute, {
      params: { slug: registry.slug, id: item.id },
      body: { ...contributor, amount: cents(700) },
    })
    const { version } = item
    const { data } = await put({ version, totalPrice: cents(4_500) })
    expect(data).toMatchObject({ totalPrice: 4_500, amountContributed: 700 })
  })

  test('changes with a bulk edit and with an edit that names no version', async () => {
    const { item, put, call, load } = await setUp()
    const change = { kind: 'category', category: 'Toys' } as const
    await call(changeItems, { body: { ids: [item.id], change } })
    const afterBulk = await load()
    expect(afterBulk?.version).not.toBe(item.version)
    const { data } = await put({ productName: 'Sun night light' })
    expect(data.version).not.toBe(afterBulk?.version)
    const outdated = put({ version: item.version ?? 0, productName: 'Star night light' })
    await expect(outdated).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  })

  test('is rejected as invalid when the database cannot hold it', async () => {
    const { put, load } = await setUp()
    const before = await load()
    const outOfRange = put({ version: 2_147_483_648, productName: 'Star night light' })
    await expect(outOfRange).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
    expect(await load()).toEqual(before)
  })
})
