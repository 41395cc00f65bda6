import {
  changeOffering,
  createOffering,
  getOwnOffering,
  listMyOfferings,
  listPublicOfferings,
  type OfferingRequest,
  replyToParents,
  trackOfferings,
  withdrawOffering,
} from '@registry/shared/contract/offerings/offerings'
import { approveOffering, flagOffering } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringFormMessages } from '@registry/shared/messages/offerings/offering-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRegistry } from '../../../test/factories.ts'
import { makeAccount } from '../../../test/make-account.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import type { TestApi } from '../../../test/start-api.ts'
import { offer, submitOffering } from '../../../test/submit-offering.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
let visitor: Awaited<ReturnType<TestApi['asVisitor']>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
  visitor = await api.asVisitor()
})

const slug = () => own.registry.slug
const take = (id: string, key: string) =>
  visitor.call(getOwnOffering, { params: { id }, headers: { 'x-link-key': key } })
const approve = (id: string) => own.call(approveOffering, { params: { id }, body: {} })
const entries = (entityId: string): Promise<{ action: string }[]> =>
  api.app.db('audit_events').where({ entity_id: entityId }).orderBy('id').select('action')

describe('an offering', () => {
  test('is stored for review, mailed to the offerer, notified to the owner and audited', async () => {
    const { data } = await visitor.call(createOffering, { body: offer(slug()) })
    expect(data.status).toBe('pending_review')
    const jobs = await queuedJobs(api.app.db)
    expect(jobs.filter(({ payload }) => payload.offeringId === data.id)).toEqual([
      { name: 'send_offering_news', payload: { offeringId: data.id, kind: 'receipt' } },
      { name: 'tell_of_offering', payload: { offeringId: data.id } },
    ])
    expect(await entries(data.id)).toEqual([{ action: 'offering.created' }])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['description', { description: 'Too short' }, offeringFormMessages.descriptionTooShort],
    ['suitableAge', { suitableAge: 'Adults' }, offeringFormMessages.ageRequired],
    ['quantity', { quantity: 21 }, offeringFormMessages.quantity(20)],
    ['quantity', { quantity: 0 }, offeringFormMessages.quantity(20)],
    ['offererEmail', { offererEmail: 'ravi' }, offeringFormMessages.emailInvalid],
    ['offererPhone', { offererPhone: 'call me' }, offeringFormMessages.phoneInvalid],
    [
      'availability',
      { availability: { pickupAvailable: false, deliveryAvailable: false } },
      offeringFormMessages.availabilityRequired,
    ],
  ])('with an invalid %s is rejected with its message', async (field, values, sentence) => {
    const response = await fetch(`${api.url}/api/gift-passing/offerings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor.headers },
      body: JSON.stringify({ ...offer(slug()), ...values }),
    })
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [field]: sentence },
    })
  })

  test('is rejected if offerings are disabled or the registry is unknown', async () => {
    await api.app.db('registries').where({ slug: slug() }).update({ gift_passing_enabled: false })
    const attempt = (at: string) => visitor.call(createOffering, { body: offer(at) })
    await expect(attempt(slug())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(attempt('nobody')).rejects.toMatchObject({ code: 'REGISTRY_NOT_FOUND' })
    const query = { registrySlug: slug() }
    const list = visitor.call(listPublicOfferings, { query: { ...query, limit: 1, offset: 0 } })
    await expect(list).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const track = visitor.call(trackOfferings, { query: { ...query, email: 'ravi@example.com' } })
    await expect(track).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('visitors', () => {
  const listed = () =>
    visitor.call(listPublicOfferings, { query: { registrySlug: slug(), limit: 100, offset: 0 } })

  test('see accepted, unflagged offerings without personal data', async () => {
    const [accepted, flagged] = [
      await submitOffering(api, slug()),
      await submitOffering(api, slug()),
    ]
    await submitOffering(api, slug())
    for (const { id } of [accepted, flagged]) await approve(id)
    const flag = { params: { id: flagged.id }, body: { flagReason: 'Recalled' } }
    await own.call(flagOffering, flag)
    expect(await listed()).toEqual({
      success: true,
      total: 1,
      offerings: [
        {
          id: accepted.id,
          itemName: 'Wooden cot',
          category: 'Cribs & Bassinets',
          condition: 'Gently Used',
          quantity: 1,
          suitableAge: '0-3 months',
          status: 'available',
        },
      ],
    })
  })
})

describe("the offerer's link", () => {
  test('returns the whole offering with its permissions', async () => {
    const said = { condition: 'Like New', offererPhone: '+65 9123 4567', itemAge: 'Two years' }
    const { id, key } = await submitOffering(api, slug(), said as Partial<OfferingRequest>)
    const { data } = await take(id, key)
    expect(data).toMatchObject({ ...said, id, offererEmail: 'ravi@example.com', parents: null })
    expect(data).toMatchObject({ registrySlug: slug(), messages: [], photos: [] })
    expect(data.can).toEqual({ edit: true, withdraw: true, reply: true, handOver: false })
  })

  test('gives the same response for a wrong key and an unknown id', async () => {
    const [one, other] = [await submitOffering(api, slug()), await submitOffering(api, slug())]
    const refusalOf = (attempt: Promise<unknown>) =>
      attempt.catch(({ status, code, message, fields }) => ({ status, code, message, fields }))
    const refusals = [
      await refusalOf(take(one.id, other.key)),
      await refusalOf(take(one.id, `${one.key}A`)),
      await refusalOf(take(api.app.newId(), one.key)),
    ]
    expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND' })
    expect(refusals[1]).toEqual(refusals[0])
    expect(refusals[2]).toEqual(refusals[0])
  })

  test('changes the given fields until the review', async () => {
    const { id, key } = await submitOffering(api, slug(), { originalBrand: 'Stokke' })
    const change = (changes: object) =>
      visitor.call(changeOffering, { params: { id }, body: { key, ...changes } })
    const { data } = await change({ quantity: 2, originalBrand: '' })
    expect(data).toMatchObject({ quantity: 2, originalBrand: null, itemName: 'Wooden cot' })
    await approve(id)
    await expect(change({ quantity: 3 })).rejects.toMatchObject({ code: 'ALREADY_REVIEWED' })
  })

  test('withdraws it; the owner is mailed if they had accepted it', async () => {
    const { id, key } = await submitOffering(api, slug())
    await approve(id)
    await visitor.call(withdrawOffering, { params: { id }, body: { key } })
    await expect(take(id, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const again = visitor.call(withdrawOffering, { params: { id }, body: { key } })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const names = (await queuedJobs(api.app.db))
      .filter(({ payload }) => payload.offeringId === id)
      .map(({ name }) => name)
    expect(names.at(-1)).toBe('send_offering_withdrawal')
    expect((await entries(id)).at(-1)).toEqual({ action: 'offering.withdrawn' })
  })

  test('adds a message to the thread once for retries', async () => {
    const { id, key } = await submitOffering(api, slug())
    const { call } = api.as({ ...visitor.headers, 'idempotency-key': `reply ${id}` })
    const write = () => call(replyToParents, { params: { id }, body: { key, message: 'Hello' } })
    const first = await write()
    expect(first.data).toMatchObject({ from: 'offerer', message: 'Hello' })
    expect(await write()).toEqual(first)
    expect((await take(id, key)).data.messages).toEqual([first.data])
    const kept = await api.app.db('idempotency_keys').select('answer')
    expect(JSON.stringify(kept)).not.toContain('Hello')
  })

  test('returns 404 once the registry is closed', async () => {
    const { id, key } = await submitOffering(api, slug())
    await api.app.db('registries').where({ slug: slug() }).update({ closed_at: new Date() })
    await expect(take(id, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const body = { key, message: 'Hello' }
    const reply = visitor.call(replyToParents, { params: { id }, body })
    await expect(reply).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('my offerings', () => {
  test('are those of the own verified email address on all registries', async () => {
    const account = await makeAccount(api.app)
    const token = await makeOwnerToken(api.app, account.id)
    const me = api.as({ authorization: `Bearer ${token}` })
    const elsewhere = await makeRegistry(api.app.db)
    const { id } = await submitOffering(api, elsewhere.slug, {
      offererEmail: account.email.toUpperCase(),
    })
    const listed = (userEmail: string) => me.call(listMyOfferings, { query: { userEmail } })
    expect((await listed(account.email)).offerings).toMatchObject([
      { id, registrySlug: elsewhere.slug, registryTitle: 'Baby Tan is on the way' },
    ])
    await expect(listed('ravi@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await api.app.db('users').where({ id: account.id }).update({ email_verified_at: null })
    await expect(listed(account.email)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
