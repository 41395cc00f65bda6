import {
  deleteContribution,
  getContribution,
  getContributionStats,
  listRecentContributions,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { listOwnItems, updateItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { makeImage } from '../../../../test/make-image.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

// 18:00 in Singapore.
const clock = createTestClock()

const api = shareApi({ now: clock.now })

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId, { totalPriceCents: cents(10_000) })
  const give = (createdAt: string, name = 'Mei') =>
    makeContribution(api.app.db, {
      ...{ registryId, itemId, name, createdAt: new Date(createdAt) },
      message: 'With love',
    })
  return { ...own, itemId, give }
}

describe('one contribution', () => {
  test('is returned with contributor, payment status and item', async () => {
    const { call, itemId, give } = await setUp()
    const id = await give('2026-11-20T09:00:00Z')
    const { data } = await call(getContribution, { params: { id } })
    expect(data).toEqual({
      id,
      amount: 2_500,
      contributionDate: '2026-11-20T09:00:00.000Z',
      paymentMethod: 'singapore-paynow',
      referenceItemName: 'Wooden bedside crib',
      message: 'With love',
      contributor: { name: 'Mei', email: 'mei@example.com' },
      ...{ isNameHidden: false, isAmountHidden: false },
      paymentStatus: {
        ...{ verified: false, verifiedAt: null, claimedAt: null },
        ...{ reminderCount: 0, reminderSentAt: null, reminderUndelivered: false },
      },
      item: {
        id: itemId,
        name: 'Wooden bedside crib',
        thumbnailUrl: null,
        picture: null,
        category: 'Cribs & Bassinets',
        progressPercentage: 25,
        currentAmount: 2_500,
        promisedAmount: 2_500,
        targetAmount: 10_000,
        isRemoved: false,
      },
      can: { verify: true, remind: true, delete: true },
    })
  })

  test("is returned with the item's image", async () => {
    const { call, itemId, give, registry } = await setUp()
    const id = await give('2026-11-20T09:00:00Z')
    const thumbnailUrl = await makeImage(api.app, registry.id, 'https://shop.example/p.jpg')
    await call(updateItem, { params: { id: itemId }, body: { thumbnailUrl } })
    const { items } = await call(listOwnItems, {})
    const { data } = await call(getContribution, { params: { id } })
    expect(data.item).toMatchObject({ thumbnailUrl, picture: items[0]?.picture })
    expect(data.item.picture).not.toBeNull()
  })
})

describe('recent contributions', () => {
  test('are paginated, newest first, five by default, with the total', async () => {
    const { call, give, token } = await setUp()
    for (let hour = 1; hour <= 7; hour += 1) await give(`2026-11-20T0${hour}:00:00Z`, `${hour}`)
    const namesOf = async (query = {}) => {
      const answer = await call(listRecentContributions, {
        query: { limit: 5, offset: 0, ...query },
      })
      expect(answer.total).toBe(7)
      return answer.contributions.map(({ contributor }) => contributor.name)
    }
    expect(await namesOf()).toEqual(['7', '6', '5', '4', '3'])
    expect(await namesOf({ offset: 5 })).toEqual(['2', '1'])
    expect(await namesOf({ limit: 2, offset: 1 })).toEqual(['6', '5'])
    const address = `${api.url}/api/admin/analytics/contributions/recent`
    const untold = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    expect((await untold.json()).contributions).toHaveLength(5)
  })

  test('with equal times keep their order across pages', async () => {
    const { call, give } = await setUp()
    const ids = new Set<string>()
    for (let count = 0; count < 6; count += 1) ids.add(await give('2026-11-20T09:00:00Z'))
    const pages = await Promise.all(
      [0, 2, 4].map(offset => call(listRecentContributions, { query: { limit: 2, offset } })),
    )
    const listed = pages.flatMap(({ contributions }) => contributions.map(({ id }) => id))
    expect(new Set(listed)).toEqual(ids)
  })

  test('of a deleted item are included and marked', async () => {
    const { call, give, itemId } = await setUp()
    await give('2026-11-20T09:00:00Z')
    await api.app.db('items').where({ id: itemId }).update({ deleted_at: clock.now() })
    const query = { limit: 5, offset: 0 }
    const { contributions, total } = await call(listRecentContributions, { query })
    expect(total).toBe(1)
    expect(contributions).toMatchObject([{ item: { id: itemId, isRemoved: true } }])
  })

  test('can be filtered by payment status', async () => {
    const { call, give } = await setUp()
    for (let hour = 1; hour <= 7; hour += 1) await give(`2026-11-20T0${hour}:00:00Z`, `${hour}`)
    const ask = async (payment?: 'open' | 'verified', limit = 3) => {
      const query = { limit, offset: 0, payment }
      const { contributions, total } = await call(listRecentContributions, { query })
      return {
        names: contributions.map(({ contributor }) => contributor.name),
        total,
        contributions,
      }
    }
    for (const one of (await ask('open', 2)).contributions) {
      await call(verifyPayment, { params: { id: one.id } })
    }
    expect(await ask('open')).toMatchObject({ names: ['5', '4', '3'], total: 5 })
    expect(await ask('verified')).toMatchObject({ names: ['7', '6'], total: 2 })
    expect(await ask()).toMatchObject({ names: ['7', '6', '5'], total: 7 })
  })

  test('are sorted by their confirmation, latest first, when only verified ones are requested', async () => {
    const { call, give } = await setUp()
    const older = await give('2026-11-20T01:00:00Z', 'older')
    const newer = await give('2026-11-20T02:00:00Z', 'newer')
    await call(verifyPayment, { params: { id: newer } })
    clock.pass(1)
    await call(verifyPayment, { params: { id: older } })
    const namesOf = async (payment?: 'verified') => {
      const query = { limit: 5, offset: 0, payment }
      const { contributions } = await call(listRecentContributions, { query })
      return contributions.map(({ contributor }) => contributor.name)
    }
    expect(await namesOf('verified')).toEqual(['older', 'newer'])
    expect(await namesOf()).toEqual(['newer', 'older'])
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'page=1', 'payment=any'])(
    'with %s are rejected',
    async query => {
      const { token } = await setUp()
      const address = `${api.url}/api/admin/analytics/contributions/recent?${query}`
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(400)
    },
  )
})

describe('the contribution statistics', () => {
  test('are zero for an empty registry', async () => {
    const { call } = await openOwnRegistry(api)
    const { stats } = await call(getContributionStats, {})
    expect(stats).toEqual({
      ...{ totalRegistryValue: 0, totalAmount: 0 },
      ...{ totalContributions: 0, todayContributions: 0 },
    })
  })

  test('count all contributions, and those since midnight in Singapore', async () => {
    const { call, give } = await setUp()
    const other = await setUp()
    await other.give('2026-11-20T09:00:00Z')
    await give('2026-11-19T15:59:59Z')
    await give('2026-11-19T16:00:00Z')
    await give('2026-11-20T09:59:00Z')
    const { stats } = await call(getContributionStats, {})
    expect(stats).toEqual({
      ...{ totalRegistryValue: 10_000, totalAmount: 7_500 },
      ...{ totalContributions: 3, todayContributions: 2 },
    })
  })

  test('exclude deleted contributions', async () => {
    const { call, give } = await setUp()
    await give('2026-11-20T09:00:00Z')
    await call(deleteContribution, { params: { id: await give('2026-11-20T09:10:00Z') } })
    const { stats } = await call(getContributionStats, {})
    expect(stats).toMatchObject({
      totalAmount: 2_500,
      totalContributions: 1,
      todayContributions: 1,
    })
  })
})
