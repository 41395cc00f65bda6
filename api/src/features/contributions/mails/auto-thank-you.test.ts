import { randomUUID } from 'node:crypto'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import {
  deleteContribution,
  getAutoThankYou,
  setAutoThankYou,
} from '@registry/shared/contract/contributions/owner-contributions'
import { listThankYous } from '@registry/shared/contract/contributions/thank-yous'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { drainQueue, makeJobsDue } from '../../../../test/drain-queue.ts'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { queuedJobs } from '../../../../test/queued-jobs.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import { MailRejectedError } from '../../../gateways/mail/mail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { sendThankYou } from './contribution-mails.ts'

const api = shareApi({ env: { PUBLIC_URL: 'https://registry.example' } })

async function setUp() {
  const own = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, own.registry.id)
  const visitor = await api.asVisitor()
  const give = async (amount = 2_550, idempotencyKey = randomUUID()) => {
    const contributor = { name: 'Auntie Mei', email: 'auntie@example.com' }
    const body = {
      ...contributor,
      amount: cents(amount),
      paymentMethod: 'singapore-paynow',
    } as const
    const input = { params: { slug: own.registry.slug, id: itemId }, body }
    const { contribution } = await visitor.call(contribute, input, { idempotencyKey })
    return contribution.id
  }
  return { ...own, give }
}

const jobsFor = async (id: string) =>
  (await queuedJobs(api.app.db)).filter(
    ({ name, payload }) => name === 'send_thank_you' && payload.contributionId === id,
  )

async function write(contributionId: string, mail = createMemoryMail()) {
  await sendThankYou.work({ contributionId }, { app: api.app, mail })
  return mail.sent[0]
}

describe('automatic thank-you emails', () => {
  test('are off by default, and turning them on is audited', async () => {
    const { call, registry } = await setUp()
    expect(await call(getAutoThankYou, {})).toMatchObject({ autoThankYouEnabled: false })
    const on = await call(setAutoThankYou, { body: { enabled: true } })
    expect(on).toMatchObject({ autoThankYouEnabled: true })
    expect(await call(getAutoThankYou, {})).toMatchObject({ autoThankYouEnabled: true })
    await call(setAutoThankYou, { body: { enabled: false } })
    expect(await call(getAutoThankYou, {})).toMatchObject({ autoThankYouEnabled: false })
    const audited = api.app.db('audit_events').where({ entity_id: registry.id }).orderBy('id')
    expect(await audited.select('action', 'details')).toEqual([
      { action: 'registry.auto_thank_you_switched', details: { enabled: true } },
      { action: 'registry.auto_thank_you_switched', details: { enabled: false } },
    ])
  })

  test('are enqueued once for each contribution while on, also for retries', async () => {
    const { call, give } = await setUp()
    expect(await jobsFor(await give())).toEqual([])
    await call(setAutoThankYou, { body: { enabled: true } })
    const key = randomUUID()
    const id = await give(100, key)
    expect(await give(100, key)).toBe(id)
    expect(await jobsFor(id)).toEqual([{ name: 'send_thank_you', payload: { contributionId: id } }])
  })

  test("are not changed for another owner's registry", async () => {
    const [mine, other] = [await setUp(), await setUp()]
    await mine.call(setAutoThankYou, { body: { enabled: true } })
    expect(await other.call(getAutoThankYou, {})).toMatchObject({ autoThankYouEnabled: false })
  })
})

describe('the thank-you mail', () => {
  test('contains the item, the amount and the parents', async () => {
    const { give, registry } = await setUp()
    const sent = await write(await give())
    expect(sent?.to).toEqual({ name: 'Auntie Mei', address: 'auntie@example.com' })
    expect(sent?.email.subject).toBe('Thank you for your baby gift')
    expect(sent?.email.text).toContain('Hello Auntie Mei,\n\nPriya asked us to say thank you')
    expect(sent?.email.text).toContain('Gift: Wooden bedside crib\nAmount: S$25.50')
    expect(sent?.email.text).toContain('With love from Priya')
    expect(sent?.email.text).toContain(`https://registry.example/registry/${registry.slug}`)
  })

  test('has the parents as Reply-To once their email address is verified', async () => {
    const { give, registry } = await setUp()
    const id = await give()
    const owner = () => api.app.db('users').where({ id: registry.ownerId })
    const { email: address } = await owner().first()
    const sent = await write(id)
    expect(sent?.email.replyTo).toEqual({ name: 'Priya', address })
    expect(sent?.email.text).toContain('If you answer this email, your answer goes to Priya.')
    await owner().update({ email_verified_at: null })
    const unverified = await write(id)
    expect(unverified?.email.replyTo).toBeUndefined()
    expect(unverified?.email.text).not.toContain('If you answer')
  })

  test('is shown with its contribution and leaves the note to be written', async () => {
    const { call, give } = await setUp()
    await write(await give())
    expect((await call(listThankYous, {})).thankYous).toMatchObject([
      { status: 'not_started', gifts: [{ isThanked: false, isThankedByMail: true }] },
    ])
  })

  test('is not shown after a permanent rejection', async () => {
    const { call, give } = await setUp()
    const send = () => Promise.reject(new MailRejectedError('no such mailbox'))
    await write(await give(), { ...createMemoryMail(), send })
    expect((await call(listThankYous, {})).thankYous).toMatchObject([
      { gifts: [{ isThankedByMail: false }] },
    ])
  })

  test('is not sent for a deleted contribution', async () => {
    const { call, give } = await setUp()
    const id = await give()
    await call(deleteContribution, { params: { id } })
    expect(await write(id)).toBeUndefined()
  })

  test("contains no link from a contributor's name", async () => {
    const { give, registry } = await setUp()
    const id = await give()
    await api.app.db('users').where({ id: registry.ownerId }).update({ name: 'see evil.example' })
    await api.app.db('contributions').where({ id }).update({ name: 'https://evil.example' })
    const sent = await write(id)
    expect(sent?.email.text).toContain('Hello,\n\nThe parents asked us')
    expect(`${sent?.email.text}${sent?.email.html}`).not.toContain('evil')
  })
})

test('a registry sends 200 thank-you emails a day', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'strict' } })
  const { db } = limited.app
  const { registry } = await openOwnRegistry(limited)
  const itemId = await makeItem(db, registry.id)
  const contributionId = await makeContribution(db, { registryId: registry.id, itemId })
  const mail = createMemoryMail()
  const send = () => sendThankYou.work({ contributionId }, { app: limited.app, mail })
  await send()
  await db('rate_limits')
    .where({ key: `thank-yous:${registry.id}` })
    .update({ points: 199 })
  await send()
  await send()
  expect(mail.sent).toHaveLength(2)
  await limited.stop()
})

test('a retry of a thank-you email does not count towards the 200 a day', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'strict' } })
  const { db } = limited.app
  const { registry } = await openOwnRegistry(limited)
  const itemId = await makeItem(db, registry.id)
  const contributionId = await makeContribution(db, { registryId: registry.id, itemId })
  await enqueue(db, sendThankYou, { contributionId })
  const send = () => Promise.reject(new Error('connection refused'))
  await drainQueue(limited, {}, { ...createMemoryMail(), send })
  const counted = db('rate_limits').where({ key: `thank-yous:${registry.id}` })
  expect(await counted.clone().update({ points: 200 })).toBe(1)
  await makeJobsDue(limited, { about: [contributionId] })
  expect(await drainQueue(limited)).toHaveLength(1)
  expect(await counted.first('points')).toEqual({ points: 200 })
  await limited.stop()
})
