import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { verifyPayments } from '@registry/shared/contract/contributions/owner-contributions'
import {
  changeItems,
  deleteItem,
  type ItemsChange,
  orderItems,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'

const api = shareApi({ env: { DATABASE_POOL: '20' } })

const ITEMS = 4
/** Errors that a concurrent request may cause; anything else is a defect. */
const REFUSALS = ['NOT_FOUND', 'VALIDATION_FAILED', 'AMOUNT_EXCEEDS_REMAINING', 'NO_CONTRIBUTIONS']

async function setUp() {
  const own = await openOwnRegistry(api)
  const { id: registryId, slug } = own.registry
  const ids: string[] = []
  const gifts: string[] = []
  for (let n = 0; n < ITEMS; n += 1) {
    const itemId = await makeItem(api.app.db, registryId, { totalPriceCents: cents(20_000) })
    ids.push(itemId)
    const made = { registryId, itemId, amountCents: cents(1_000) }
    gifts.push(await makeContribution(api.app.db, made), await makeContribution(api.app.db, made))
  }
  return { ...own, slug, ids, gifts, guest: await api.asVisitor() }
}
type World = Awaited<ReturnType<typeof setUp>>

const which = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 })
const kind = fc.constantFrom(
  'hide' as const,
  'show' as const,
  'delete' as const,
  'restore' as const,
)
const contributor = {
  name: 'Arjun',
  email: 'arjun@giver.example',
  paymentMethod: 'Unknown',
} as const

type Act = (world: World) => Promise<unknown>
const act = fc.oneof<fc.Arbitrary<Act>[]>(
  fc.tuple(which, kind).map(([places, kind]) => ({ call, ids }) => {
    const change: ItemsChange = { kind }
    return call(changeItems, { body: { ids: places.map(place => ids[place] ?? ''), change } })
  }),
  which.map(
    places =>
      ({ call, ids }) =>
        call(changeItems, {
          body: {
            ids: places.map(place => ids[place] ?? ''),
            change: { kind: 'category', category: `Other ${places.length}` },
          },
        }),
  ),
  which.map(
    places =>
      ({ call, ids }) =>
        call(orderItems, { body: { ids: places.map(place => ids[place] ?? '') } }),
  ),
  fc.nat(ITEMS - 1).map(
    place =>
      ({ guest, slug, ids }) =>
        guest.call(contribute, {
          params: { slug, id: ids[place] ?? '' },
          body: { ...contributor, amount: cents(700) },
        }),
  ),
  fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }).map(
    places =>
      ({ call, gifts }) =>
        call(verifyPayments, { body: { ids: places.map(place => gifts[place] ?? '') } }),
  ),
  fc.nat(ITEMS - 1).map(
    place =>
      ({ call, ids }) =>
        call(resetItemContributions, { params: { id: ids[place] ?? '' } }),
  ),
  fc.nat(ITEMS - 1).map(
    place =>
      ({ call, ids }) =>
        call(deleteItem, { params: { id: ids[place] ?? '' } }),
  ),
  fc.nat(ITEMS - 1).map(
    place =>
      ({ call, ids }) =>
        call(updateItem, { params: { id: ids[place] ?? '' }, body: { totalPrice: cents(15_000) } }),
  ),
)

test('concurrent changes, orders and contributions keep the sums right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 20 }), async acts => {
      const world = await setUp()
      const results = await Promise.allSettled(acts.map(one => one(world)))
      for (const result of results) {
        if (result.status === 'fulfilled') continue
        expect(result.reason).toBeInstanceOf(ApiError)
        expect(REFUSALS).toContain(result.reason.code)
      }
      const { rows } = await api.app.db.raw(
        `select i.amount_contributed_cents as stated, i.total_price_cents as price,
                coalesce(sum(c.amount_cents), 0)::bigint as given
           from items i left join contributions c on c.item_id = i.id and c.deleted_at is null
          where i.registry_id = ? group by i.id`,
        [world.registry.id],
      )
      expect(rows).toHaveLength(ITEMS)
      for (const { stated, given, price } of rows) {
        expect(stated).toBe(given)
        expect(stated).toBeLessThanOrEqual(Math.max(price, 20_000))
      }
    }),
    { numRuns: 8 },
  )
})
