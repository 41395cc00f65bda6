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
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'

const clock = createTestClock()
const api = shareApi({ now: clock.now })

type Status = 'draft' | 'sent'

/** Opens a registry with one contribution that the owner has seen. */
async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const give = async (email = 'mei@example.com') => {
    clock.pass(60_000)
    const contribution = { registryId, itemId, email, createdAt: clock.now() }
    return makeContribution(api.app.db, contribution)
  }
  const seen = await give()
  const list = async () => (await own.call(listThankYous, {})).thankYous
  const request = <Body extends object>(body: Body) => {
    clock.pass(60_000)
    return { params: { id: seen }, body: { note: 'Dear Mei', ...body } }
  }
  const save = async (status: Status, lastSeenId?: string) =>
    (await own.call(saveThankYou, request({ status, lastSeenId }))).data
  const send = async (lastSeenId?: string) =>
    (
      await own.call(sendThankYou, request({ lastSeenId }), {
        idempotencyKey: randomUUID(),
      })
    ).data
  const mark = async (ids: string[], lastSeenIds?: string[], isSent = true) => {
    clock.pass(60_000)
    return (await own.call(markThankYous, { body: { ids, lastSeenIds, isSent } })).thankYous
  }
  return { ...own, give, list, save, send, mark, seen }
}

const auditOf = (registryId: string) =>
  api.app.db('audit_events').where({ registry_id: registryId }).orderBy('id').select('*')

const ONE_OF_TWO = { status: 'not_started', gifts: [{ isThanked: true }, { isThanked: false }] }

describe('a contribution that arrived after the owner loaded the list', () => {
  test('stays unthanked when the note is marked as sent', async () => {
    const { give, save, list, seen, registry } = await setUp()
    await give()
    expect(await save('sent', seen)).toMatchObject({ ...ONE_OF_TWO, note: null })
    expect(await list()).toMatchObject([ONE_OF_TWO])
    expect(await auditOf(registry.id)).toMatchObject([
      { action: 'thank_you.sent', entity_id: seen },
    ])
  })

  test('stays unthanked when the note is emailed', async () => {
    const { give, send, seen } = await setUp()
    await give()
    expect(await send(seen)).toMatchObject(ONE_OF_TWO)
  })

  test('stays unthanked when several are marked as sent', async () => {
    const { give, mark, seen } = await setUp()
    const raj = await give('raj@example.com')
    await give()
    const thankYous = await mark([seen, raj], [seen, raj])
    expect(thankYous.find(({ id }) => id === seen)).toMatchObject(ONE_OF_TWO)
    expect(thankYous.find(({ id }) => id === raj)).toMatchObject({ status: 'sent' })
  })

  test('stays unthanked when the text of a sent note changes', async () => {
    const { give, save, seen } = await setUp()
    const { sentAt } = await save('sent', seen)
    await give()
    expect(await save('sent', seen)).toMatchObject({ ...ONE_OF_TWO, sentAt })
  })

  test('does not prevent undoing the note', async () => {
    const { give, save, mark, seen } = await setUp()
    const unthanked = { gifts: [{ isThanked: false }, { isThanked: false }] }
    await save('sent', seen)
    await give()
    expect(await save('draft', seen)).toMatchObject({ status: 'draft', ...unthanked })
    await mark([seen], [seen])
    expect(await mark([seen], [seen], false)).toMatchObject([unthanked])
  })

  test('is thanked when the request does not name the last contribution seen', async () => {
    const { give, save, mark, seen } = await setUp()
    await give()
    const thanked = { status: 'sent', gifts: [{ isThanked: true }, { isThanked: true }] }
    expect(await save('sent')).toMatchObject(thanked)
    expect(await mark([seen])).toMatchObject([thanked])
  })
})

describe('the last contribution seen', () => {
  test('may have been deleted meanwhile', async () => {
    const { give, save, call, seen } = await setUp()
    const second = await give()
    await give()
    await call(deleteContribution, { params: { id: second } })
    expect(await save('sent', second)).toMatchObject(ONE_OF_TWO)
    expect(seen).not.toBe(second)
  })

  test('of another contributor or another registry returns 404', async () => {
    const [mine, other] = [await setUp(), await setUp()]
    const raj = await mine.give('raj@example.com')
    const gone = { status: 404, code: 'NOT_FOUND' }
    for (const id of [raj, other.seen]) {
      await expect(mine.save('sent', id)).rejects.toMatchObject(gone)
      await expect(mine.mark([mine.seen], [id])).rejects.toMatchObject(gone)
    }
    expect(await mine.list()).toMatchObject([{ status: 'not_started' }, {}])
  })
})
