import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@registry/shared/contract/contract'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import { sendThankYou } from '@registry/shared/contract/contributions/thank-yous'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { createItem } from '@registry/shared/contract/items/items'
import { raiseQuantity } from '@registry/shared/contract/items/quick-add'
import { createOffering, replyToParents } from '@registry/shared/contract/offerings/offerings'
import * as calls from '@registry/shared/contract/offerings/owner-offerings'
import { AppError } from '@registry/shared/errors/app-error'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { makeOffering } from '../../../test/make-offering.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { offer } from '../../../test/submit-offering.ts'
import { offeringKey } from '../../features/offerings/offering-key.ts'
import { RETRIES } from '../limits/limit-counter.ts'

const api = shareApi({ env: { RATE_LIMITS: 'strict' } })
let own: Awaited<ReturnType<typeof openOwnRegistry>>
let itemId: string
let giftId: string
let offeringId: string
beforeEach(async () => {
  const { db } = api.app
  own = await openOwnRegistry(api)
  itemId = await makeItem(db, own.registry.id)
  giftId = await makeContribution(db, { registryId: own.registry.id, itemId })
  offeringId = await makeOffering(api.app, own.registry.id)
})
afterEach(() => vi.restoreAllMocks())

const contribution = { name: 'Mei', email: 'mei@example.com', amount: 1, paymentMethod: 'Unknown' }
const contact = { name: 'Mei', email: 'mei@example.com' }
const product = {
  productName: 'Cot',
  productUrl: 'https://shop.example/cot',
  category: 'Strollers & Accessories',
  totalPrice: 100,
}
const key = () => offeringKey(api.app, offeringId)

/** A valid request to each endpoint that takes an Idempotency-Key. */
const REQUESTS: [Endpoint, () => object][] = [
  [contribute, () => ({ params: { slug: own.registry.slug, id: itemId }, body: contribution })],
  [createItem, () => ({ body: product })],
  [raiseQuantity, () => ({ params: { id: itemId }, body: { by: 1 } })],
  [sendThankYou, () => ({ params: { id: giftId }, body: { note: 'Thank you!' } })],
  [createOffering, () => ({ body: offer(own.registry.slug) })],
  [replyToParents, () => ({ params: { id: offeringId }, body: { key: key(), message: 'Hello' } })],
  [calls.approveOffering, () => ({ params: { id: offeringId }, body: { adminNotes: '' } })],
  [calls.rejectOffering, () => ({ params: { id: offeringId }, body: { reason: '' } })],
  [calls.expressInterest, () => ({ params: { id: offeringId }, body: { userData: contact } })],
  [calls.setOfferingStatus, () => ({ params: { id: offeringId }, body: { status: 'available' } })],
  [calls.sendOfferingMessage, () => ({ body: { offeringId, message: 'Hello' } })],
]

async function clientFor({ access }: Endpoint) {
  return access === 'visitor' ? api.asVisitor() : own
}

const WRONG_TOKEN = { authorization: `Bearer ${'x'.repeat(43)}` }

/** Makes every request exceed the limits of its route; retries have a limit of their own. */
function exceedLimits(): void {
  vi.spyOn(api.app.rateLimits, 'consumeAll').mockImplementation(async limits => {
    if (limits.length > 0) throw new AppError('RATE_LIMITED', { retryAfterS: 1 })
  })
}

/** Returns the counts of every limit in PostgreSQL. */
const counts = () => api.app.db('rate_limits').orderBy('key').select('key', 'points')

describe('a request that takes an idempotency key', () => {
  test('is listed here for each such endpoint', () => {
    const named = REQUESTS.map(([endpoint]) => endpoint)
    expect(new Set(named)).toEqual(new Set(allEndpoints.filter(one => one.idempotent)))
  })

  test.each(REQUESTS.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
    '%s: a replay counts against no limit and is answered beyond all of them',
    async (_path, endpoint, input) => {
      const { call } = await clientFor(endpoint)
      const idempotencyKey = randomUUID()
      const request = input()
      const send = (withKey = idempotencyKey) =>
        call(endpoint, request as never, { idempotencyKey: withKey }).catch(({ code }) => code)
      const first = await send()
      expect(first).not.toBe('VALIDATION_FAILED')
      const counted = await counts()
      expect(await send()).toEqual(first)
      expect(await counts()).toEqual(counted)
      exceedLimits()
      expect(await send()).toEqual(first)
      expect(await send(randomUUID())).toBe('RATE_LIMITED')
    },
  )

  test('counts against no limit in PostgreSQL when another edit came first', async () => {
    const before = await counts()
    const input = { params: { id: giftId }, query: { version: 99 }, body: { note: 'Thank you!' } }
    await expect(own.call(sendThankYou, input)).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
    expect((await counts()).filter(({ points }) => points > 0)).toEqual(before)
  })

  test('counts as a retry beyond a limit before its credentials are checked', async () => {
    exceedLimits()
    const consume = vi.spyOn(api.app.rateLimits, 'consume').mockResolvedValue()
    const send = () =>
      api
        .as(WRONG_TOKEN)
        .call(createItem, { body: product } as never, { idempotencyKey: randomUUID() })
        .catch(({ code }) => code)
    const unauthorized = await send()
    expect(unauthorized).not.toBe('RATE_LIMITED')
    expect(consume.mock.calls.filter(([limit]) => limit === RETRIES)).toHaveLength(1)
    consume.mockRejectedValue(new AppError('RATE_LIMITED', { retryAfterS: 1 }))
    expect(await send()).toBe('RATE_LIMITED')
  })
})
