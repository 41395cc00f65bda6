import { randomUUID } from 'node:crypto'
import { ApiError } from '@registry/shared/client/api-error'
import type { Call } from '@registry/shared/client/create-client'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { resetItemContributions, updateItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftBody } from '../../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../../test/factories.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { deleteOldKeys } from '../../../db/idempotency.ts'

const api = shareApi({ env: { DATABASE_POOL: '20' } })

async function setUp(priceCents: number) {
  const registry = await makeRegistry(api.app.db)
  const id = await makeItem(api.app.db, registry.id, { totalPriceCents: cents(priceCents) })
  const visitor = await api.asVisitor()
  return { params: { slug: registry.slug, id }, call: visitor.call, ownerId: registry.ownerId }
}

const give = (
  call: Call,
  params: { slug: string; id: string },
  amount: number,
  idempotencyKey = randomUUID(),
) => call(contribute, { params, body: giftBody(amount) }, { idempotencyKey })

async function state(id: string) {
  const { rows } = await api.app.db.raw(
    `select i.amount_contributed_cents as stated, i.total_price_cents as price,
            coalesce(sum(c.amount_cents), 0)::bigint as given, count(c.id)::int as count
       from items i left join contributions c on c.item_id = i.id and c.deleted_at is null
      where i.id = ? group by i.id`,
    [id],
  )
  return rows[0] as { stated: number; price: number; given: number; count: number }
}

const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))

describe('concurrent contributions', () => {
  test('take exactly the last 40 cents with 80 requests', async () => {
    const { call, params } = await setUp(40)
    const results = await Promise.allSettled(
      Array.from({ length: 80 }, () => give(call, params, 1)),
    )
    expect(await state(params.id)).toEqual({ stated: 40, given: 40, price: 40, count: 40 })
    const refused = refusals(results)
    expect(refused).toHaveLength(40)
    for (const error of refused) expect(error).toMatchObject({ code: 'AMOUNT_EXCEEDS_REMAINING' })
  })

  test('add nothing under the key of a contribution whose response was removed', async () => {
    const { call, params } = await setUp(1_000)
    const key = randomUUID()
    await give(call, params, 10, key)
    await deleteOldKeys(api.app.db, new Date(Date.now() + 1_000), 1_000)
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => give(call, params, 10, key)),
    )
    expect(await state(params.id)).toEqual({ stated: 10, given: 10, price: 1_000, count: 1 })
    const refused = refusals(results)
    expect(refused).toHaveLength(20)
    for (const error of refused) expect(error).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('a contribution that meets a deadlock is accepted in its next attempt', async () => {
    const { call, params } = await setUp(100)
    const { db } = api.app
    // Which side of a real deadlock is rolled back depends on time, so a trigger reports one to the first attempt.
    await db.raw(`
      create sequence attempts;
      create function report_deadlock() returns trigger language plpgsql as $$ begin
        if nextval('attempts') = 1 then raise exception using errcode = 'deadlock_detected'; end if;
        return new;
      end $$;
      create trigger report_deadlock before insert on contributions
        for each row execute function report_deadlock();
    `)
    const accepted = await give(call, params, 7)
    await db.raw('drop trigger report_deadlock on contributions')
    expect(accepted).toMatchObject({ data: { amountContributed: 7 } })
    expect(await state(params.id)).toMatchObject({ stated: 7, given: 7, count: 1 })
    expect(await db('attempts').first('last_value')).toEqual({ last_value: 2 })
  })

  test('are 20 for 20 keys sent eight times each', async () => {
    const { call, params } = await setUp(100_000)
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const copies = keys.flatMap(key => Array.from({ length: 8 }, () => give(call, params, 7, key)))
    const results = await Promise.allSettled(copies)
    // A duplicate that waited too long for the first request gets IN_PROGRESS and can retry; it is never
    // counted.
    for (const error of refusals(results)) expect(error).toMatchObject({ code: 'IN_PROGRESS' })
    expect(await state(params.id)).toMatchObject({ stated: 140, given: 140, count: 20 })
  })

  test('keep the sum right with concurrent price changes and resets', async () => {
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ do: fc.constant('give'), amount: fc.integer({ min: 1, max: 900 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant('price'),
          amount: fc.integer({ min: 500, max: 5000 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('reset'), amount: fc.constant(0) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 24 }), async steps => {
        const { call, params, ownerId } = await setUp(2_000)
        const owner = api.as({ authorization: `Bearer ${await makeOwnerToken(api.app, ownerId)}` })
        const own = { params: { id: params.id } }
        const results = await Promise.allSettled(
          steps.map(({ do: what, amount }) => {
            if (what === 'give') return give(call, params, amount)
            if (what === 'reset') return owner.call(resetItemContributions, own)
            return owner.call(updateItem, { ...own, body: { totalPrice: cents(amount) } })
          }),
        )
        const { stated, given, price } = await state(params.id)
        expect(stated).toBe(given)
        const isOnlyGiving = steps.every(({ do: what }) => what === 'give')
        if (isOnlyGiving) expect(given).toBeLessThanOrEqual(price)
        for (const error of refusals(results)) {
          expect(error).toBeInstanceOf(ApiError)
          expect(['AMOUNT_EXCEEDS_REMAINING', 'NO_CONTRIBUTIONS']).toContain(error.code)
        }
      }),
      { numRuns: 12 },
    )
  })
})
