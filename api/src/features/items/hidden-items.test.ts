import {
  getContribution,
  getContributionStats,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import {
  changeItems,
  listOwnItems,
  listRegistryItems,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem } from '../../../test/factories.ts'
import { followRegistry } from '../../../test/follow-registry.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { makeImage } from '../../../test/make-image.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { startPages } from '../../../test/start-pages.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import { shareImageOf } from '../share-images/share-image.ts'

const api = shareApi()
const pages = share(() => startPages(api))

const NAME = 'Secret rocking horse'

/** Creates a registry with a visible item and a hidden item with a contribution and an image. */
async function setUp() {
  const own = await openOwnRegistry(api)
  const { id: registryId, slug } = own.registry
  await makeItem(api.app.db, registryId, { productName: 'Cot' })
  const itemId = await makeItem(api.app.db, registryId, { productName: NAME })
  const giftId = await makeContribution(api.app.db, {
    ...{ registryId, itemId, name: 'Auntie Hanako', message: 'For the little rider' },
  })
  const thumbnailUrl = await makeImage(api.app, registryId, 'https://shop.example/horse.jpg')
  const params = { id: itemId }
  await own.call(updateItem, { params, body: { thumbnailUrl } })
  const change = (kind: 'hide' | 'show') =>
    own.call(changeItems, { body: { ids: [itemId], change: { kind } } })
  await change('hide')
  const guest = await api.asVisitor()
  const give = () => contributeTo(api, { slug, id: itemId })
  return { ...own, slug, itemId, giftId, thumbnailUrl, params, guest, give, change }
}

describe('a hidden item', () => {
  test('is in no public list and on no page', async () => {
    const { slug, itemId, giftId, thumbnailUrl } = await setUp()
    const params = { slug }
    for (const sortBy of ['own', 'value', 'name', 'created', 'progress'] as const) {
      const query = { sortBy, sortOrder: 'desc' } as const
      const { data, total, summary } = await api.call(listRegistryItems, { params, query })
      expect(data.map(({ productName }) => productName)).toEqual(['Cot'])
      expect([total, summary.totalItemCount, summary.totalValue]).toEqual([1, 1, 30_000])
    }
    const page = await (await fetch(`${pages.url}/registry/${slug}`)).text()
    expect(page).toContain('Cot')
    for (const secret of [NAME, itemId, giftId, thumbnailUrl, 'Hanako', 'rider']) {
      expect(page).not.toContain(secret)
    }
  })

  test('is not on the share image', async () => {
    const { slug, change } = await setUp()
    const image = async () => {
      const registry = await loadPublicRegistry(api.app, slug, PAGE_ORDER)
      return registry && shareImageOf(registry)
    }
    expect(await image()).toMatchObject({ plan: { total: 1 }, imageHashes: [] })
    await change('show')
    expect(await image()).toMatchObject({ plan: { total: 2 }, imageHashes: [expect.any(String)] })
  })

  test('accepts no contribution and no payment', async () => {
    const { slug, itemId, guest, give, change } = await setUp()
    await expect(give()).rejects.toMatchObject({ code: 'NOT_FOUND', details: { status: 404 } })
    const ask = () =>
      guest.call(getPaymentDetails, {
        params: { slug, method: 'singapore-paynow' },
        query: { amount: '1', itemId },
      })
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const row = await api.app.db('items').where({ id: itemId }).first()
    expect(row.amount_contributed_cents).toBe(2_500)
    await change('show')
    expect((await ask()).data.reference).toContain('Secret')
    expect((await give()).data).toMatchObject({ id: itemId, amountContributed: 2_600 })
  })

  test('is in no event', async () => {
    const { call, slug, params, itemId } = await setUp()
    const follower = await followRegistry(api, slug)
    expect(await follower.next()).toEqual({ name: 'hello', data: {} })
    await call(updateItem, { params, body: { totalPrice: cents(9_900) } })
    expect(await follower.next()).toEqual({ name: 'items', data: {} })
    await call(resetItemContributions, { params })
    await api.app.db('registries').where({ slug }).update({ title: 'Twins!' })
    expect(await follower.next()).toEqual({ name: 'items', data: {} })
    expect(follower.text()).not.toContain(itemId)
    follower.leave()
  })

  test('is visible to its owner with all contributions', async () => {
    const { call, token, params, itemId, giftId } = await setUp()
    const { items } = await call(listOwnItems, {})
    expect(items.find(({ id }) => id === itemId)).toMatchObject({
      ...{ isHidden: true, amountContributed: 2_500, contributors: [{ id: giftId }] },
      can: { edit: true, delete: true, reset: true },
    })
    const { data } = await call(getContribution, { params: { id: giftId } })
    expect(data.item).toMatchObject({ name: NAME, isRemoved: false })
    const recent = await call(listRecentContributions, { query: { limit: 5, offset: 0 } })
    expect(recent).toMatchObject({ total: 1, contributions: [{ id: giftId }] })
    const { stats } = await call(getContributionStats, {})
    expect(stats).toMatchObject({ totalAmount: 2_500, totalRegistryValue: 60_000 })
    const headers = { authorization: `Bearer ${token}` }
    const table = await fetch(`${api.url}/api/admin/contributions/export.csv`, { headers })
    expect(await table.text()).toContain(NAME)
    const changed = await call(updateItem, { params, body: { quantity: 2 } })
    expect(changed.data).toMatchObject({ isHidden: true, quantity: 2 })
    expect(await call(resetItemContributions, { params })).toMatchObject({ removed: 1 })
  })
})
