import { getOwnOffering, replyToParents } from '@registry/shared/contract/offerings/offerings'
import * as calls from '@registry/shared/contract/offerings/owner-offerings'
import { beforeEach, describe, expect, test } from 'vitest'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import { submitOffering } from '../../../../test/submit-offering.ts'

const api = shareApi()
let own: Awaited<ReturnType<typeof openOwnRegistry>>
beforeEach(async () => {
  own = await openOwnRegistry(api)
})

const slug = () => own.registry.slug
const of = (id: string) => ({ params: { id } })
const approve = (id: string, adminNotes?: string) =>
  own.call(calls.approveOffering, { ...of(id), body: { adminNotes } })
const move = (id: string, status: 'confirmed' | 'delivered' | 'cancelled', note?: string) =>
  own.call(calls.setOfferingStatus, { ...of(id), body: { status, note } })
const list = (status?: 'pending_review' | 'accepted' | 'delivered') =>
  own.call(calls.listOfferings, { query: { status, limit: 100, offset: 0 } })
const reply = async ({ id, key }: { id: string; key: string }, message: string) => {
  const { call } = await api.asVisitor()
  return call(replyToParents, { params: { id }, body: { key, message } })
}
const kindsAbout = async (id: string) =>
  (await queuedJobs(api.app.db))
    .filter(({ name, payload }) => name === 'send_offering_news' && payload.offeringId === id)
    .map(({ payload }) => payload.kind)

describe("the owner's list of offerings", () => {
  test('is newest first, with all details and counts', async () => {
    const first = await submitOffering(api, slug(), { offererPhone: '+65 9123 4567' })
    const second = await submitOffering(api, slug(), { itemName: 'Pram', condition: 'New' })
    await approve(second.id, 'Lovely')
    const all = await list()
    expect(all.offerings.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(all).toMatchObject({
      total: 2,
      counts: { pending: 1, accepted: 1, total: 2, unread: 0 },
    })
    expect(all.offerings[0]).toMatchObject({ adminNotes: 'Lovely', status: 'available' })
    expect(all.offerings[1]).toMatchObject({
      condition: 'Good',
      offererCondition: 'Gently Used',
      offererContact: { email: 'ravi@example.com', phone: '+65 9123 4567' },
      reviewedAt: null,
      can: { accept: true, decline: true, confirm: false },
    })
    expect((await list('accepted')).offerings.map(({ id }) => id)).toEqual([second.id])
    expect(await list('pending_review')).toMatchObject({ total: 1 })
    expect(await list('delivered')).toMatchObject({ total: 0, counts: { total: 2 } })
  })

  test('is empty on an installation without gift passing', async () => {
    await submitOffering(api, slug())
    const other = await startApi({ beside: api, env: { GIFT_PASSING_ENABLED: 'false' } })
    const { call } = other.as({ authorization: `Bearer ${own.token}` })
    expect(await call(calls.listOfferings, { query: { limit: 100, offset: 0 } })).toMatchObject({
      offerings: [],
      total: 0,
      counts: { pending: 0, accepted: 0, total: 0, unread: 0 },
    })
    await other.stop()
  })
})

describe('a review', () => {
  test('accepts once, with notes', async () => {
    const { id } = await submitOffering(api, slug())
    const { data } = await approve(id, 'Saturday suits us')
    expect(data).toMatchObject({ status: 'available', adminNotes: 'Saturday suits us' })
    expect(data.reviewedAt).not.toBeNull()
    await expect(approve(id)).rejects.toMatchObject({ code: 'ALREADY_REVIEWED' })
    const decline = own.call(calls.rejectOffering, { ...of(id), body: {} })
    await expect(decline).rejects.toMatchObject({ code: 'ALREADY_REVIEWED' })
    expect(await kindsAbout(id)).toEqual(['receipt', 'accepted'])
  })

  test('declines with a reason and closes the thread', async () => {
    const made = await submitOffering(api, slug())
    const body = { reason: 'We have one' }
    const { data } = await own.call(calls.rejectOffering, { ...of(made.id), body })
    expect(data).toMatchObject({ status: 'cancelled', reason: 'We have one' })
    expect(await kindsAbout(made.id)).toEqual(['receipt', 'declined'])
    await expect(reply(made, 'Why?')).rejects.toMatchObject({ code: 'STEP_NOT_ALLOWED' })
  })

  test('and each status change is done once for retries, which get the response', async () => {
    const { id } = await submitOffering(api, slug())
    const asked = { ...of(id), body: { adminNotes: 'With joy' } }
    const key = { idempotencyKey: 'accept-1' }
    const first = await own.call(calls.approveOffering, asked, key)
    expect(await own.call(calls.approveOffering, asked, key)).toEqual(first)
    const userData = { name: 'Priya', email: 'priya@example.com' }
    const wish = { ...of(id), body: { userData, message: 'We would love it' } }
    const confirm = { ...of(id), body: { status: 'confirmed', note: 'On Sunday' } } as const
    for (let times = 0; times < 2; times += 1) {
      await own.call(calls.expressInterest, wish, { idempotencyKey: 'wish-1' })
    }
    for (let times = 0; times < 2; times += 1) {
      const { data } = await own.call(calls.setOfferingStatus, confirm, { idempotencyKey: 'go-1' })
      expect(data.status).toBe('confirmed')
    }
    expect(await kindsAbout(id)).toEqual(['receipt', 'accepted', 'interested', 'confirmed'])
    const { messages } = await own.call(calls.listOfferingMessages, of(id))
    expect(messages.map(({ message }) => message)).toEqual(['We would love it', 'On Sunday'])
    const other = own.call(calls.approveOffering, { ...of(id), body: {} }, { idempotencyKey: 'b' })
    await expect(other).rejects.toMatchObject({ code: 'ALREADY_REVIEWED' })
  })

  test('sets and clears the flag without notifying anyone', async () => {
    const { id } = await submitOffering(api, slug())
    const flag = (flagReason: string | null) =>
      own.call(calls.flagOffering, { ...of(id), body: { flagReason } })
    expect((await flag('Recalled')).data.flagReason).toBe('Recalled')
    expect((await flag(null)).data.flagReason).toBeNull()
    expect(await kindsAbout(id)).toEqual(['receipt'])
  })
})

describe('an accepted offering', () => {
  test('can be taken from interest to thanks, mailing each change', async () => {
    const made = await submitOffering(api, slug())
    const { id, key } = made
    await approve(id)
    const userData = { name: 'Priya', email: 'priya@example.com', phone: '+65 9000 1111' }
    const body = { userData, message: 'May we come on Sunday?' }
    const interested = await own.call(calls.expressInterest, { ...of(id), body })
    expect(interested.data).toMatchObject({ status: 'interested', messageCount: 1 })
    await move(id, 'confirmed')
    await move(id, 'delivered', 'She sleeps in it already')
    expect(await kindsAbout(id)).toEqual([
      'receipt',
      'accepted',
      'interested',
      'confirmed',
      'delivered',
    ])
    const visitor = await api.asVisitor()
    const { data } = await visitor.call(getOwnOffering, {
      params: { id },
      headers: { 'x-link-key': key },
    })
    expect(data).toMatchObject({ parents: userData, thankYou: 'She sleeps in it already' })
    expect(data.messages).toMatchObject([{ from: 'parents', message: 'May we come on Sunday?' }])
    expect(data.can).toEqual({ edit: false, withdraw: false, reply: true, handOver: false })
  })

  test('rejects other status changes', async () => {
    const { id } = await submitOffering(api, slug())
    const userData = { name: 'Priya', email: 'priya@example.com' }
    const refusals = [
      () => move(id, 'delivered'),
      () => own.call(calls.expressInterest, { ...of(id), body: { userData } }),
    ]
    for (const attempt of refusals) {
      await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'STEP_NOT_ALLOWED' })
    }
    expect((await list()).offerings[0]?.status).toBe('pending_review')
  })
})

describe('the thread', () => {
  test('counts the messages that the parents have not read', async () => {
    const made = await submitOffering(api, slug())
    await reply(made, 'Is Sunday fine?')
    await reply(made, 'Or Monday?')
    expect((await list()).offerings[0]).toMatchObject({ messageCount: 2, unreadCount: 2 })
    expect((await list()).counts.unread).toBe(2)
    const { messages } = await own.call(calls.listOfferingMessages, of(made.id))
    expect(messages.map(({ message }) => message)).toEqual(['Is Sunday fine?', 'Or Monday?'])
    expect((await list()).counts.unread).toBe(0)
    const body = { offeringId: made.id, message: 'Sunday' }
    const { data } = await own.call(calls.sendOfferingMessage, { body })
    expect(data).toMatchObject({ from: 'parents', message: 'Sunday' })
    expect((await list()).offerings[0]).toMatchObject({ messageCount: 3, unreadCount: 0 })
  })
})

describe('the offering statistics', () => {
  test('count offerings by status, category and month, with the median review time', async () => {
    const made = [await submitOffering(api, slug()), await submitOffering(api, slug())]
    await submitOffering(api, slug(), { category: 'Other' })
    const [first, second] = made.map(({ id }) => id)
    await approve(String(first))
    await own.call(calls.rejectOffering, { ...of(String(second)), body: {} })
    const at = (id: string | undefined, from: string, to: string) =>
      api.app.db('offerings').where({ id }).update({ created_at: from, reviewed_at: to })
    // Already December in Singapore.
    await at(first, '2026-11-30T17:00:00Z', '2026-11-30T19:00:00Z')
    await at(second, '2026-11-02T10:00:00Z', '2026-11-02T14:00:00Z')
    const third = { registry_id: own.registry.id, category: 'Other' }
    await api.app.db('offerings').where(third).update({ created_at: '2026-11-03T10:00:00Z' })
    expect((await own.call(calls.getOfferingAnalytics, {})).data).toEqual({
      ...{ total: 3, pendingReview: 1, accepted: 1, declined: 1, delivered: 0, flagged: 0 },
      byCategory: [
        { category: 'Cribs & Bassinets', count: 2 },
        { category: 'Other', count: 1 },
      ],
      byMonth: [
        { month: '2026-11', count: 2 },
        { month: '2026-12', count: 1 },
      ],
      medianReviewHours: 3,
    })
  })

  test('are zero without offerings', async () => {
    expect((await own.call(calls.getOfferingAnalytics, {})).data).toMatchObject({
      total: 0,
      byMonth: [],
      medianReviewHours: null,
    })
  })
})
