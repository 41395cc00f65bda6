import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  listOwnItems,
  listRegistryItems,
  resetItemContributions,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MadeRegistry, makeItem } from '../../../test/factories.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { TestApi } from '../../../test/start-api.ts'

const api = shareApi()
let registry: MadeRegistry
let owner: Awaited<ReturnType<typeof openOwnRegistry>>
let visitor: Pick<TestApi, 'call'>
beforeAll(async () => {
  owner = await openOwnRegistry(api)
  registry = owner.registry
  visitor = await api.asVisitor()
})

/** Creates an item with these contributions, then sets its price (both in cents). */
async function plant({ price, given }: { price: number; given: number[] }): Promise<string> {
  const { db, newId } = api.app
  const id = await makeItem(db, registry.id, { totalPriceCents: cents(price) })
  const sum = given.reduce((total, amount) => total + amount, 0)
  await db('items').where({ id }).update({ amount_contributed_cents: sum })
  for (const amount_cents of given) {
    const contributor = { name: 'Mei', email: 'mei@shop.example', amount_cents }
    const place = { id: newId(), registry_id: registry.id, item_id: id }
    await db('contributions').insert({ ...place, ...contributor })
  }
  return id
}

/** Returns the error code of a rejected request; undefined on success. */
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  )

const giveACent = (id: string) =>
  visitor.call(contribute, {
    params: { slug: registry.slug, id },
    body: { name: 'Mei', email: 'mei@shop.example', amount: cents(1), paymentMethod: 'Unknown' },
  })

const planted = fc.record({
  price: fc.oneof(fc.nat(3), fc.nat(1_000)),
  given: fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 3 }),
})
const RUNS = { numRuns: 25 }

describe('the permissions of an item', () => {
  test('predict whether contributing succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(planted, async parts => {
        const id = await plant(parts)
        const query = { sortBy: 'value', sortOrder: 'desc' } as const
        const listed = { params: { slug: registry.slug }, query }
        const { data } = await visitor.call(listRegistryItems, listed)
        const flag = data.find(item => item.id === id)?.can.contribute
        const code = await codeOf(giveACent(id))
        expect([flag, code]).toEqual(flag ? [true, undefined] : [false, 'AMOUNT_EXCEEDS_REMAINING'])
      }),
      RUNS,
    )
  })

  test('predict whether resetting succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(planted, async parts => {
        const id = await plant(parts)
        const { items } = await owner.call(listOwnItems, {})
        const flag = items.find(item => item.id === id)?.can.reset
        const code = await codeOf(owner.call(resetItemContributions, { params: { id } }))
        expect([flag, code]).toEqual(flag ? [true, undefined] : [false, 'NO_CONTRIBUTIONS'])
      }),
      RUNS,
    )
  })
})
