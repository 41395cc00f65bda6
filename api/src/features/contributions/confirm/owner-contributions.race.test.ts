import { ApiError } from '@registry/shared/client/api-error'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { resetItemContributions } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'

const api = shareApi({ env: { DATABASE_POOL: '20' } })

const ENDPOINTS = {
  verify: verifyPayment,
  remind: sendPaymentReminder,
  delete: deleteContribution,
} as const
const REFUSALS = [
  'AMOUNT_EXCEEDS_REMAINING',
  'NO_CONTRIBUTIONS',
  'EDIT_CONFLICT',
  'NOT_FOUND',
  'ALREADY_VERIFIED',
  'RATE_LIMITED',
]

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId, { totalPriceCents: cents(20_000) })
  const made = { registryId, itemId, amountCents: cents(1_000) }
  const ids = [
    await makeContribution(api.app.db, made),
    await makeContribution(api.app.db, made),
    await makeContribution(api.app.db, made),
  ]
  const visitor = await api.asVisitor()
  const contribution = { params: { slug: own.registry.slug, id: itemId } }
  const body = { name: 'Arjun', email: 'arjun@example.com', paymentMethod: 'Unknown' } as const
  const give = () =>
    visitor.call(contribute, { ...contribution, body: { ...body, amount: cents(700) } })
  const shown = { contributorCount: 3, amountContributed: cents(3_000) }
  const reset = (isCompared: boolean) =>
    own.call(resetItemContributions, { params: { id: itemId }, query: isCompared ? shown : {} })
  return { ...own, itemId, ids, give, reset }
}

/** Returns the stored sum of an item and the sum of its contributions. */
async function sumsOf(itemId: string) {
  const { rows } = await api.app.db.raw(
    `select i.amount_contributed_cents as stated,
            coalesce(sum(c.amount_cents), 0)::bigint as given
       from items i left join contributions c on c.item_id = i.id and c.deleted_at is null
      where i.id = ? group by i.id`,
    [itemId],
  )
  return rows[0]
}

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ what: fc.constant('give' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('reset' as const), isCompared: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('verify' as const, 'remind' as const, 'delete' as const),
      which: fc.integer({ min: 0, max: 2 }),
    }),
  },
)

describe('concurrent actions of an owner and contributions', () => {
  test('keep the sum right, each done and audited once, or rejected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async steps => {
        const { call, itemId, ids, give, reset } = await setUp()
        const results = await Promise.allSettled(
          steps.map(async one => {
            if (one.what === 'give') return give().then(() => 'give')
            if (one.what === 'reset') return reset(one.isCompared).then(() => 'reset')
            const id = ids[one.which] ?? ''
            await call(ENDPOINTS[one.what], { params: { id } })
            return `${one.what} ${id}`
          }),
        )
        const { stated, given } = await sumsOf(itemId)
        expect(stated).toBe(given)
        const done = results.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
        const single = done.filter(name => name.includes(' '))
        expect(new Set(single).size).toBe(single.length)
        const audited = await api.app.db('audit_events').whereIn('entity_id', ids)
        expect(audited).toHaveLength(single.length)
        const mails = (await queuedJobs(api.app.db)).filter(({ payload }) =>
          ids.includes(payload.contributionId ?? ''),
        )
        expect(mails).toHaveLength(single.filter(name => name.startsWith('remind')).length)
        for (const result of results) {
          if (result.status === 'fulfilled') continue
          expect(result.reason).toBeInstanceOf(ApiError)
          expect(REFUSALS).toContain(result.reason.code)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('void a contribution once', async () => {
    const { call, itemId, ids } = await setUp()
    const input = { params: { id: ids[0] ?? '' } }
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => call(deleteContribution, input)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await sumsOf(itemId)).toEqual({ stated: 2_000, given: 2_000 })
  })
})
