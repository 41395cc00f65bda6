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
import { shareApi } from '../../../test/share-api.ts'
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts'
import type { Mail } from '../../gateways/mail/mail.ts'
import { mailNote, removeOldNoteMails } from './note-mails.ts'

const api = shareApi()
const fail = () => Promise.reject(new Error('connection refused'))

/** Runs the job that removes old emails eight days from now. */
async function removeOld() {
  const now = () => new Date(Date.now() + 8 * 86_400_000)
  const tools = { app: { ...api.app, now }, mail: createMemoryMail() }
  await removeOldNoteMails.work({ sliceSize: 1_000 }, tools)
}

/** Sends a note whose email is given up after its last attempt. */
async function setUpGivenUp() {
  const { call, registry } = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, registry.id)
  const give = () => makeContribution(api.app.db, { registryId: registry.id, itemId })
  const id = await give()
  const mails = () => api.app.db('thank_you_mails').where({ registry_id: registry.id })
  const send = async (note = 'Dear Mei') => {
    await call(sendThankYou, { params: { id }, body: { note } })
    return (await mails().orderBy('id', 'desc').first()).id as string
  }
  const attempt = (mailId: string, by: Mail['send']) =>
    mailNote.work(
      { mailId },
      { app: api.app, mail: { send: by, close: () => undefined } },
      { id: mailId, at: api.app.now(), isLastAttempt: true },
    )
  const giveUp = async (mailId: string) => {
    await expect(attempt(mailId, fail)).rejects.toThrow('connection refused')
    return mailId
  }
  /** Runs the job again, as `retry-jobs` does; returns the number of emails sent. */
  const retry = async (mailId: string, whileSending?: () => Promise<unknown>) => {
    const mail = createMemoryMail()
    await attempt(mailId, async (...email) => {
      await whileSending?.()
      await mail.send(...email)
    })
    return mail.sent.length
  }
  const stand = async () => (await call(listThankYous, {})).thankYous[0]
  return { call, id, give, mails, send, giveUp, retry, stand, mailId: await giveUp(await send()) }
}

describe('a given-up email of a note', () => {
  test('is sent by a retry, which marks the note as sent', async () => {
    const { mailId, mails, retry, stand } = await setUpGivenUp()
    expect(await stand()).toMatchObject({ status: 'draft', isUndelivered: true, sentAt: null })
    expect(await retry(mailId)).toBe(1)
    expect(await stand()).toMatchObject({
      ...{ status: 'sent', isUndelivered: false, note: 'Dear Mei' },
      gifts: [{ isThanked: true }],
    })
    expect(await mails()).toEqual([])
  })

  test('thanks only for the contributions before it', async () => {
    const { mailId, give, retry, stand } = await setUpGivenUp()
    await give()
    await retry(mailId)
    expect(await stand()).toMatchObject({ gifts: [{ isThanked: true }, { isThanked: false }] })
  })

  test('leaves earlier contributions thanked for when it is given up again or removed after a week', async () => {
    const { mailId, mails, give, retry, send, giveUp, stand } = await setUpGivenUp()
    await retry(mailId)
    await give()
    const second = await send('And again')
    const thanked = { status: 'draft', gifts: [{ isThanked: true }, { isThanked: false }] }
    for (let round = 0; round < 2; round += 1) {
      await giveUp(second)
      expect(await stand()).toMatchObject(thanked)
    }
    await removeOld()
    expect(await mails()).toEqual([])
    expect(await stand()).toMatchObject(thanked)
  })

  test('does not mark a text as sent that its owner wrote during the retry', async () => {
    const { call, id, mailId, retry, stand } = await setUpGivenUp()
    const body = { note: 'Dear Auntie', status: 'draft' } as const
    expect(await retry(mailId, () => call(saveThankYou, { params: { id }, body }))).toBe(1)
    expect(await stand()).toMatchObject({ status: 'draft', note: 'Dear Auntie' })
  })

  test('does not mark a text as sent that its owner wrote before it was given up', async () => {
    const { call, id, give, retry, send, giveUp, stand } = await setUpGivenUp()
    const mailId = await send()
    await give()
    const body = { note: 'And again', status: 'draft' } as const
    await call(saveThankYou, { params: { id }, body })
    await retry(await giveUp(mailId))
    expect(await stand()).toMatchObject({ status: 'draft', note: 'And again' })
  })

  test('is not sent by a retry once its owner changed the text', async () => {
    const { call, id, mailId, retry, stand } = await setUpGivenUp()
    await call(saveThankYou, { params: { id }, body: { note: 'Dear Auntie', status: 'draft' } })
    expect(await retry(mailId)).toBe(0)
    expect(await stand()).toMatchObject({ status: 'draft', note: 'Dear Auntie' })
  })

  test('is not sent by a retry once its owner marked or sent the note', async () => {
    const { call, id, mailId, send, giveUp, retry } = await setUpGivenUp()
    await call(markThankYous, { body: { ids: [id], isSent: true } })
    expect(await retry(mailId)).toBe(0)
    await call(markThankYous, { body: { ids: [id], isSent: false } })
    const second = await giveUp(await send())
    await call(saveThankYou, { params: { id }, body: { note: 'Dear Mei', status: 'sent' } })
    expect(await retry(second)).toBe(0)
  })
})

describe('lock order: notes are locked before their emails by', () => {
  /** Runs an action while its note is locked; throws if it has locked the email already. */
  async function runWhileNoteIsLocked(mailId: string, run: () => Promise<unknown>) {
    const saving = await api.app.db.transaction()
    await saving('thank_yous').where({ mail_id: mailId }).forUpdate().select('id')
    const running = run()
    try {
      await waitUntilBlocked(api.app.db)
      await saving('thank_you_mails').where({ id: mailId }).forUpdate().noWait().select('id')
    } finally {
      await saving.rollback()
      await running
    }
  }

  test('marking several notes', async () => {
    const { call, id, mailId, mails } = await setUpGivenUp()
    const mark = () => call(markThankYous, { body: { ids: [id], isSent: true } })
    await runWhileNoteIsLocked(mailId, mark)
    expect(await mails()).toEqual([])
  })

  test('the removal of old emails', async () => {
    const { send, mails } = await setUpGivenUp()
    await runWhileNoteIsLocked(await send(), removeOld)
    expect(await mails()).toEqual([])
  })
})
