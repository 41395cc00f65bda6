import { randomUUID } from 'node:crypto'
import {
  deleteContribution,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import {
  listOwnItems,
  listRegistryItems,
  resetItemContributions,
  updateItem,
} from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  expectItem,
  give,
  idOf,
  liveContributions,
  type Model,
  openModelledRegistry,
  PRICE_CENTS,
  type Real,
  remaining,
  responseOf,
  sumOf,
} from '../../../../test/registry-model.ts'
import { shareApi } from '../../../../test/share-api.ts'

/** Number of random histories of each kind; `npm run chaos -- R9` runs more. */
const RUNS = Number(process.env.MODEL_RUNS ?? 25)
const WHOLE_LIST = { sortBy: 'value', sortOrder: 'desc' } as const

const api = shareApi({ env: { DATABASE_POOL: '20' } })

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)

type Step = fc.AsyncCommand<Model, Real>

const step = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({ run, check, toString: () => name })

/** Returns the element that a random number selects. */
const pick = <T>(values: readonly T[], at: number) => values[at % values.length] as T

const contributeStep = (item: number, amount: number) =>
  step(`contribute ${amount} c to ${item}`, async (model, real) => {
    const request = { key: randomUUID(), item, amount }
    const response = await give(real, request)
    if (amount > remaining(model, item)) {
      expect(response).toMatchObject({
        code: 'AMOUNT_EXCEEDS_REMAINING',
        remaining: remaining(model, item) / 100,
      })
    } else {
      const { contribution, data } = response as { contribution: { id: string }; data: object }
      model.gifts.push({ id: contribution.id, item, amount, isVerified: false, isVoided: false })
      expectItem(model, item, data as Record<string, unknown>)
    }
    model.sent.push({ ...request, response })
  })

const hasSent = ({ sent }: Readonly<Model>) => sent.length > 0
const hasGifts = ({ gifts }: Readonly<Model>) => gifts.length > 0

const repeatStep = (at: number) =>
  step(
    `repeat request ${at}`,
    async (model, real) => {
      const earlier = pick(model.sent, at)
      expect(await give(real, earlier)).toEqual(earlier.response)
    },
    hasSent,
  )

const changedBodyStep = (at: number) =>
  step(
    `repeat request ${at} with another amount`,
    async (model, real) => {
      const earlier = pick(model.sent, at)
      const response = await give(real, { ...earlier, amount: earlier.amount + 1 })
      expect(response).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    },
    hasSent,
  )

const voidStep = (at: number) =>
  step(
    `void contribution ${at}`,
    async (model, real) => {
      const contribution = pick(model.gifts, at)
      const response = await responseOf(real.owner(deleteContribution, { params: contribution }))
      expect(response).toMatchObject(
        contribution.isVoided ? { code: 'NOT_FOUND' } : { success: true },
      )
      contribution.isVoided = true
    },
    hasGifts,
  )

const verifyStep = (at: number) =>
  step(
    `verify contribution ${at}`,
    async (model, real) => {
      const contribution = pick(model.gifts, at)
      const response = await responseOf(real.owner(verifyPayment, { params: contribution }))
      if (contribution.isVoided) expect(response).toMatchObject({ code: 'NOT_FOUND' })
      else if (contribution.isVerified) expect(response).toMatchObject({ code: 'ALREADY_VERIFIED' })
      else expect(response).toMatchObject({ data: { id: contribution.id, paymentVerified: true } })
      if (!contribution.isVoided) contribution.isVerified = true
    },
    hasGifts,
  )

const priceStep = (item: number, price: number) =>
  step(`price item ${item} at ${price} c`, async (model, real) => {
    const body = { totalPrice: cents(price) }
    const { data } = await real.owner(updateItem, { params: { id: idOf(real, item) }, body })
    model.prices[item] = price
    expectItem(model, item, data)
  })

const resetStep = (item: number) =>
  step(`reset item ${item}`, async (model, real) => {
    const live = liveContributions(model, item)
    const total = sumOf(model, item)
    const params = { id: idOf(real, item) }
    const response = await responseOf(real.owner(resetItemContributions, { params }))
    const expected =
      live.length > 0 ? { removed: live.length, total } : { code: 'NO_CONTRIBUTIONS' }
    expect(response).toMatchObject(expected)
    for (const contribution of live) contribution.isVoided = true
  })

const readPublicStep = () =>
  step('read the public list', async (model, real) => {
    const { data } = await real.visitor(listRegistryItems, {
      params: { slug: real.slug },
      query: WHOLE_LIST,
    })
    for (const [item, id] of real.itemIds.entries()) {
      const read = data.find(one => one.id === id)
      expectItem(model, item, read)
      const shown = read?.contributors.map(({ id, amount }) => ({ id, amount })).sort(byId)
      expect(shown).toEqual(
        liveContributions(model, item)
          .map(({ id, amount }) => ({ id, amount }))
          .sort(byId),
      )
    }
  })

const readOwnStep = () =>
  step("read the owner's list", async (model, real) => {
    const { items } = await real.owner(listOwnItems, { query: {} })
    for (const [item, id] of real.itemIds.entries()) {
      const read = items.find(one => one.id === id)
      expectItem(model, item, read)
      const verified = read?.contributors.filter(({ paymentVerified }) => paymentVerified)
      expect(verified?.map(({ id }) => id).sort()).toEqual(
        liveContributions(model, item)
          .filter(({ isVerified }) => isVerified)
          .map(({ id }) => id)
          .sort(),
      )
    }
  })

const item = fc.nat(1)
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 900 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, PRICE_CENTS, PRICE_CENTS + 1) },
)
const price = fc.integer({ min: 0, max: 2 * PRICE_CENTS })
const giving = fc.tuple(item, amount).map(parts => contributeStep(...parts))

const steps: fc.Arbitrary<Step>[] = [
  giving,
  giving,
  giving,
  fc.nat().map(repeatStep),
  fc.nat().map(changedBodyStep),
  fc.nat().map(voidStep),
  fc.nat().map(verifyStep),
  fc.tuple(item, price).map(parts => priceStep(...parts)),
  item.map(resetStep),
  fc.constant(0).map(readPublicStep),
  fc.constant(0).map(readOwnStep),
]

describe('a registry beside its model', () => {
  test('responds and adds up as the model does after any sequence of actions', async () => {
    const history = fc.commands(steps, { maxCommands: 30, size: '+1' })
    await fc.assert(
      fc.asyncProperty(history, async commands => {
        const prepared = await openModelledRegistry(api)
        await fc.asyncModelRun(() => prepared, commands)
        await readPublicStep().run(prepared.model, prepared.real)
        await readOwnStep().run(prepared.model, prepared.real)
      }),
      { numRuns: RUNS },
    )
  })

  test('shows sums of its contributions at each read while clients act at once', async () => {
    const action = fc.oneof(
      fc.record({ do: fc.constant('give' as const), item, amount }),
      fc.record({ do: fc.constant('void' as const), item, amount: fc.nat() }),
      fc.record({ do: fc.constant('reset' as const), item, amount: fc.constant(0) }),
      fc.record({ do: fc.constant('price' as const), item, amount: price }),
    )
    const onlyGiving = fc.record({ do: fc.constant('give' as const), item, amount })
    const histories = fc.oneof(
      fc.array(fc.array(onlyGiving, { maxLength: 6 }), { minLength: 2, maxLength: 5 }),
      fc.array(fc.array(action, { maxLength: 6 }), { minLength: 2, maxLength: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(histories, async clients => {
        const { real } = await openModelledRegistry(api)
        const isOnlyGiving = clients.flat().every(({ do: what }) => what === 'give')
        const given: string[] = []
        const act = async (one: { do: string; item: number; amount: number }) => {
          const params = { id: idOf(real, one.item) }
          if (one.do === 'give') {
            const response = await give(real, { ...one, key: randomUUID() })
            const { contribution } = response as { contribution?: { id: string } }
            if (contribution) given.push(contribution.id)
          } else if (one.do === 'reset') {
            await responseOf(real.owner(resetItemContributions, { params }))
          } else if (one.do === 'price') {
            const body = { totalPrice: cents(one.amount) }
            await real.owner(updateItem, { params, body })
          } else if (given.length > 0) {
            const id = pick(given, one.amount)
            await responseOf(real.owner(deleteContribution, { params: { id } }))
          }
        }
        let isOver = false
        const acting = Promise.all(
          clients.map(async actions => {
            for (const one of actions) await act(one)
          }),
        ).finally(() => {
          isOver = true
        })
        await Promise.all([acting, expectSoundReads(real, isOnlyGiving, () => isOver)])
      }),
      { numRuns: RUNS },
    )
  })
})

/** Reads the public list until `isOver`, then once more, and checks the sums of each response. */
async function expectSoundReads(real: Real, isOnlyGiving: boolean, isOver: () => boolean) {
  for (let isLast = false; !isLast; ) {
    isLast = isOver()
    const { data } = await real.visitor(listRegistryItems, {
      params: { slug: real.slug },
      query: WHOLE_LIST,
    })
    for (const { amountContributed, totalPrice, contributors } of data) {
      const given = contributors.reduce((sum, { amount }) => sum + amount, 0)
      expect(amountContributed).toBe(given)
      expect(amountContributed).toBeGreaterThanOrEqual(0)
      if (isOnlyGiving) expect(amountContributed).toBeLessThanOrEqual(totalPrice)
    }
  }
}
