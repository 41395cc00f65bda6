import { randomUUID } from 'node:crypto'
import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import {
  listThankYous,
  markThankYous,
  saveThankYou,
  sendThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { queuedJobs } from '../../../test/queued-jobs.ts'
import { shareApi } from '../../../test/share-api.ts'
import { limitNamed, spend } from '../../../test/spend-limit.ts'
import { startApi } from '../../../test/start-api.ts'
import { type Mail, MailRejectedError } from '../../gateways/mail/mail.ts'
import { mailboxKey } from '../../http/limits/mailbox-key.ts'
import { mailNote, removeOldNoteMails } from './note-mails.ts'
import { NOTES_PER_MAILBOX } from './thank-you-routes.ts'

const api = shareApi({ env: { PUBLIC_URL: 'https://registry.example' } })

async function setUp(given: { email?: string; name?: string } = {}, on = api) {
  const own = await openOwnRegistry(on)
  const registryId = own.registry.id
  const itemId = await makeItem(on.app.db, registryId)
  const id = await makeContribution(on.app.db, { registryId, itemId, ...given })
  const send = (note = 'Dear Mei,\n\nThank you!', idempotencyKey = randomUUID()) =>
    own.call(sendThankYou, { params: { id }, body: { note } }, { idempotencyKey })
  return { ...own, itemId, id, send }
}

const mailsOf = (registryId: string) =>
  api.app.db('thank_you_mails').where({ registry_id: registryId })

/** Runs the queued jobs of this registry. */
async function deliver(registryId: string) {
  const mail = createMemoryMail()
  await attempt(registryId, mail.send)
  return mail.sent
}

/** Runs one attempt of each queued email of this registry. */
async function attempt(registryId: string, send: Mail['send'], isLastAttempt = false) {
  const waiting = await mailsOf(registryId)
  const jobs = (await queuedJobs(api.app.db)).filter(({ name }) => name === mailNote.name)
  for (const { payload } of jobs) {
    if (waiting.some(({ id }) => id === payload.mailId)) {
      const tools = { app: api.app, mail: { send, close: () => undefined } }
      const request = { id: String(payload.mailId), at: api.app.now(), isLastAttempt }
      await mailNote.work(payload, tools, request)
    }
  }
}

const refuse = () => Promise.reject(new MailRejectedError('no such mailbox'))
const fail = () => Promise.reject(new Error('connection refused'))

describe('a mailed note', () => {
  test("reaches the contributor with the parents' text and their reply address", async () => {
    const { send, registry } = await setUp({ name: 'Auntie Mei', email: 'auntie@example.com' })
    const { data } = await send('Dear Auntie,\n\nThe crib stands by the window.')
    expect(data).toMatchObject({ status: 'sent', gifts: [{ isThanked: true }] })
    const owner = await api.app.db('users').where({ id: registry.ownerId }).first()
    const [sent] = await deliver(registry.id)
    expect(sent?.to).toEqual({ name: 'Auntie Mei', address: 'auntie@example.com' })
    expect(sent?.email.replyTo).toEqual({ name: 'Priya', address: owner.email })
    expect(sent?.email.text).toContain('Dear Auntie,\n\nThe crib stands by the window.')
    expect(sent?.email.html).toContain('Dear Auntie,<br><br>The crib stands by the window.')
    expect(sent?.email.text).toContain(`https://registry.example/registry/${registry.slug}`)
    expect(await mailsOf(registry.id)).toEqual([])
  })

  test('is sent once for retries with the same key', async () => {
    const { send, registry } = await setUp()
    const key = randomUUID()
    await Promise.all([send('Dear Mei', key), send('Dear Mei', key)])
    expect(await send('Dear Mei', key)).toMatchObject({ data: { status: 'sent' } })
    await expect(send('Other words', key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await deliver(registry.id)).toHaveLength(1)
    const kept = await api.app.db('idempotency_keys').select('answer')
    expect(JSON.stringify(kept)).not.toContain('Mei')
  })

  test('has the text at the time of sending, without links', async () => {
    const { send, registry } = await setUp({ name: 'https://evil.example' })
    await send('<b>See</b> www.evil.example or me@evil.example')
    await api.app.db('thank_yous').update({ note: 'Another beginning' })
    const [sent] = await deliver(registry.id)
    const words = 'See</b> www. evil. example or me @ evil. example'
    expect(sent?.email.text).toMatch(/^Hello,\n/)
    expect(sent?.email.text).toContain(`<b>${words}`)
    expect(sent?.email.html).toContain(`&lt;b&gt;${words.replace('</b>', '&lt;/b&gt;')}`)
  })

  test('is sent for earlier contributions when the latest was deleted meanwhile', async () => {
    const { call, registry, itemId, id } = await setUp({ name: 'Mei' })
    const createdAt = new Date(Date.now() + 60_000)
    const made = { registryId: registry.id, itemId, name: 'Auntie Mei', createdAt }
    const latest = await makeContribution(api.app.db, made)
    const { data } = await call(sendThankYou, { params: { id }, body: { note: 'Dear Mei' } })
    expect(data.gifts).toHaveLength(2)
    await call(deleteContribution, { params: { id: latest } })
    const sent = await deliver(registry.id)
    expect(sent).toMatchObject([{ to: { name: 'Mei', address: 'mei@example.com' } }])
    expect(await mailsOf(registry.id)).toEqual([])
    expect((await call(listThankYous, {})).thankYous).toMatchObject([{ status: 'sent' }])
  })

  test('is a draft again when all its contributions were deleted meanwhile', async () => {
    const { call, send, registry, itemId, id } = await setUp()
    await send('Dear Mei')
    await call(deleteContribution, { params: { id } })
    const createdAt = new Date(Date.now() + 60_000)
    await makeContribution(api.app.db, { registryId: registry.id, itemId, createdAt })
    expect(await deliver(registry.id)).toEqual([])
    expect(await mailsOf(registry.id)).toEqual([])
    expect((await call(listThankYous, {})).thankYous).toMatchObject([
      { status: 'draft', isUndelivered: true, note: 'Dear Mei', gifts: [{ isThanked: false }] },
    ])
  })

  test('to an invalid email address is rejected and not counted', async () => {
    const { send, registry } = await setUp({ email: 'none' })
    await expect(send()).rejects.toMatchObject({
      ...{ status: 409, code: 'NO_ADDRESS' },
      message: 'This guest left no email address. Please send your note another way.',
    })
    expect(await api.app.db('thank_yous').where({ registry_id: registry.id })).toEqual([])
    expect(await mailsOf(registry.id)).toEqual([])
  })

  test('requires a verified email address of the owner', async () => {
    const { send, registry } = await setUp()
    const account = api.app.db('users').where({ id: registry.ownerId })
    await account.clone().update({ email_verified_at: null })
    const key = randomUUID()
    await expect(send('Dear Mei', key)).rejects.toMatchObject({
      ...{ status: 403, code: 'EMAIL_NOT_VERIFIED' },
      message: expect.stringContaining('verify your email address first'),
    })
    expect(await mailsOf(registry.id)).toEqual([])
    await account.clone().update({ email_verified_at: new Date() })
    expect(await send('Dear Mei', key)).toMatchObject({ data: { status: 'sent' } })
  })

  test('with the same key is sent once, also with the id in upper case', async () => {
    const { call, id, registry } = await setUp()
    const idempotencyKey = randomUUID()
    for (const one of [id, id.toUpperCase()]) {
      const input = { params: { id: one }, body: { note: 'Dear Mei' } }
      await call(sendThankYou, input, { idempotencyKey })
    }
    expect(await mailsOf(registry.id)).toHaveLength(1)
  })

  test('without text is rejected', async () => {
    const { send } = await setUp()
    await expect(send(' \n ')).rejects.toMatchObject({
      details: { fields: { note: 'Please write a few words first.' } },
    })
  })
})

describe('a note that could not be delivered', () => {
  async function setUpSent() {
    const own = await setUp()
    const { call, registry, send } = own
    await send('Dear Mei')
    const stand = async () => {
      const { thankYous, toWrite } = await call(listThankYous, {})
      return { toWrite, ...thankYous[0] }
    }
    const give = () => makeContribution(api.app.db, { registryId: registry.id, itemId: own.itemId })
    return { ...own, stand, give }
  }

  test('is a draft again after a permanent rejection and can be sent again', async () => {
    const { registry, send, stand } = await setUpSent()
    expect(await stand()).toMatchObject({ toWrite: 0, status: 'sent', isUndelivered: false })
    await attempt(registry.id, refuse)
    expect(await stand()).toMatchObject({
      ...{ toWrite: 1, status: 'draft', isUndelivered: true, note: 'Dear Mei', sentAt: null },
      gifts: [{ isThanked: false }],
    })
    const { data } = await send('Dear Mei')
    expect(data).toMatchObject({ status: 'sent', isUndelivered: false })
    expect(await deliver(registry.id)).toHaveLength(1)
    expect(await stand()).toMatchObject({ toWrite: 0, status: 'sent', isUndelivered: false })
  })

  test('is reported only after the last attempt', async () => {
    const { registry, stand } = await setUpSent()
    await expect(attempt(registry.id, fail)).rejects.toThrow('connection refused')
    expect(await stand()).toMatchObject({ status: 'sent', isUndelivered: false })
    await expect(attempt(registry.id, fail, true)).rejects.toThrow('connection refused')
    expect(await stand()).toMatchObject({ status: 'draft', isUndelivered: true })
  })

  test('removes the failed job when it is sent again', async () => {
    const { registry, send } = await setUpSent()
    const [mail] = await mailsOf(registry.id)
    const jobs = () =>
      api.app.db('graphile_worker._private_jobs').whereRaw("payload->>'mailId' = ?", [mail.id])
    await jobs().update({ attempts: api.app.db.ref('max_attempts') })
    await expect(attempt(registry.id, fail, true)).rejects.toThrow('connection refused')
    expect(await jobs()).toHaveLength(1)
    await send('Dear Mei')
    expect(await jobs()).toEqual([])
  })

  test('does not affect contributions that an earlier note thanked for', async () => {
    const { registry, send, stand, give } = await setUpSent()
    await deliver(registry.id)
    await give()
    await send('And again')
    await attempt(registry.id, refuse)
    expect(await stand()).toMatchObject({
      ...{ status: 'draft', isUndelivered: true, note: 'And again' },
      gifts: [{ isThanked: true }, { isThanked: false }],
    })
  })

  test('is no longer reported once its owner marks it as sent', async () => {
    const { call, id, registry, stand } = await setUpSent()
    await attempt(registry.id, refuse)
    await call(markThankYous, { body: { ids: [id], isSent: true } })
    expect(await stand()).toMatchObject({ status: 'sent', isUndelivered: false })
    await call(markThankYous, { body: { ids: [id], isSent: false } })
    await call(saveThankYou, { params: { id }, body: { note: 'By hand', status: 'sent' } })
    expect(await stand()).toMatchObject({ status: 'sent', isUndelivered: false })
  })

  test('is ignored when its owner has undone it or sent another one', async () => {
    const { call, id, registry, send, stand } = await setUpSent()
    const first = await mailsOf(registry.id)
    await send('Dear Aunt')
    await api.app
      .db('thank_you_mails')
      .whereNotIn(
        'id',
        first.map(mail => mail.id),
      )
      .delete()
    await attempt(registry.id, refuse)
    expect(await stand()).toMatchObject({ status: 'sent', isUndelivered: false })
    await send('Dear Aunt')
    await call(saveThankYou, { params: { id }, body: { note: 'Dear', status: 'draft' } })
    await attempt(registry.id, refuse)
    expect(await stand()).toMatchObject({ status: 'draft', isUndelivered: false })
  })

  test('is reported when its email has waited for a week', async () => {
    const { registry, stand } = await setUpSent()
    const now = () => new Date(Date.now() + 8 * 86_400_000)
    const mail = createMemoryMail()
    await removeOldNoteMails.work({ sliceSize: 1 }, { app: { ...api.app, now }, mail })
    expect(await mailsOf(registry.id)).toEqual([])
    expect(await stand()).toMatchObject({ status: 'draft', isUndelivered: true })
  })
})

test('a registry sends at most 60 notes an hour and 5 a day to one contributor, then returns Retry-After', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'strict' }, beside: api })
  const { send, call, id, registry } = await setUp({}, limited)
  const tooMany = {
    ...{ status: 429, code: 'RATE_LIMITED' },
    details: { retryAfterS: expect.any(Number) },
  }
  for (let count = 0; count < 5; count += 1) await send()
  await expect(send()).rejects.toMatchObject(tooMany)
  const { item_id: itemId } = await limited.app.db('contributions').where({ id }).first()
  const sendTo = async (n: number) => {
    const contribution = { registryId: registry.id, itemId, email: `guest${n}@example.com` }
    const one = await makeContribution(limited.app.db, contribution)
    return call(sendThankYou, { params: { id: one }, body: { note: 'Dear guest' } })
  }
  // Refused requests count too: 5 sent + 1 refused + 52 spent + 2 sent below = 60.
  await spend(limited, limitNamed('thank-you-notes'), registry.id, 52)
  for (const n of [58, 59]) await sendTo(n)
  await expect(sendTo(60)).rejects.toMatchObject(tooMany)
  await limited.stop()
})

test('all registries send at most 20 notes a day to one mailbox', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'strict' }, beside: api })
  const email = 'auntie@example.com'
  const { send } = await setUp({ email }, limited)
  await spend(limited, NOTES_PER_MAILBOX, mailboxKey(email), 19)
  await send()
  await expect(send()).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  await limited.stop()
})
