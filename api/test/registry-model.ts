import { ApiError } from '@registry/shared/client/api-error'
import type { Call } from '@registry/shared/client/create-client'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { cents } from '@registry/shared/money/money'
import { expect } from 'vitest'
import { makeItem } from './factories.ts'
import { openOwnRegistry } from './own-registry.ts'
import type { TestApi } from './start-api.ts'

/** Initial price of each item. */
export const PRICE_CENTS = 2_000
const VISITOR = { name: 'Mei', email: 'mei@example.com', paymentMethod: 'Unknown' } as const

export interface ModelGift {
  id: string
  item: number
  amount: number
  isVerified: boolean
  isVoided: boolean
}

export interface SentRequest {
  key: string
  item: number
  amount: number
  response: unknown
}

/** Expected contents of the registry. */
export interface Model {
  prices: number[]
  gifts: ModelGift[]
  sent: SentRequest[]
}

/** The registry behind the API. */
export interface Real {
  slug: string
  itemIds: string[]
  visitor: Call
  owner: Call
}

/** The contributions to an item that were not voided. */
export const liveContributions = ({ gifts }: Model, item: number) =>
  gifts.filter(contribution => contribution.item === item && !contribution.isVoided)
/** Returns the sum of an item's contributions in cents. */
export const sumOf = (model: Model, item: number) =>
  liveContributions(model, item).reduce((sum, { amount }) => sum + amount, 0)
/** Returns the remaining price of an item in cents. */
export const remaining = (model: Model, item: number) =>
  Math.max(0, (model.prices[item] ?? 0) - sumOf(model, item))

/** Creates a registry with two items, and its model. */
export async function openModelledRegistry(api: TestApi): Promise<{ model: Model; real: Real }> {
  const own = await openOwnRegistry(api)
  const price = { totalPriceCents: cents(PRICE_CENTS) }
  const itemIds = [
    await makeItem(api.app.db, own.registry.id, price),
    await makeItem(api.app.db, own.registry.id, price),
  ]
  const { call: visitor } = await api.asVisitor()
  return {
    model: { prices: [PRICE_CENTS, PRICE_CENTS], gifts: [], sent: [] },
    real: { slug: own.registry.slug, itemIds, visitor, owner: own.call },
  }
}

export const idOf = (real: Real, item: number) => real.itemIds[item] ?? ''

/** Returns the response, or the body of a refusal. */
export async function responseOf(request: Promise<unknown>): Promise<unknown> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Each response has a request id of its own.
    return { ...error.details.body, requestId: undefined }
  }
}

/** Sends a contribution under its key; returns the response, or the body of a refusal. */
export function give(real: Real, { key, item, amount }: Omit<SentRequest, 'response'>) {
  const body = { ...VISITOR, amount: cents(amount) }
  return responseOf(
    real.visitor(
      contribute,
      { params: { slug: real.slug, id: idOf(real, item) }, body },
      { idempotencyKey: key },
    ),
  )
}

/** Compares an item that was read with the model. */
export function expectItem(model: Model, item: number, read: Record<string, unknown> | undefined) {
  const live = liveContributions(model, item)
  expect(read).toMatchObject({
    totalPrice: model.prices[item],
    amountContributed: sumOf(model, item),
    contributorCount: live.length,
    isFullyFunded: remaining(model, item) === 0,
  })
}
