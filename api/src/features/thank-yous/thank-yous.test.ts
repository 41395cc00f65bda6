import { randomUUID } from 'node:crypto'
import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import {
  listThankYous,
  markThankYous,
  NOTE_MAX,
  saveThankYou,
  sendThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { LIST_MAX } from '@registry/shared/contract/fields'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { createTestClock } from '../../../test/test-clock.ts'

const MINUTE_MS = 60_000
const clock = createTestClock()

const api = shareApi({ now: clock.now })

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  /** Contributes at the current time, then advances the clock by a minute. */
  const give = async (name: string, email = `${name.toLowerCase()}@example.com`) => {
    const contribution = { registryId, itemId, name, email, createdAt: clock.now() }
    const id = await makeContribution(api.app.db, contribution)
    clock.pass(MINUTE_MS)
    return id
  }
  const list = async (query = {}) => (await own.call(listThankYous, { query })).thankYous
  const save = async (id: string, status: 'draft' | 'sent' | 'not_started', note = '') => {
    const { data } = await own.call(saveThankYou, { params: { id }, body: { note, status } })
    clock.pass(MINUTE_MS)
    return data
  }
  const mark = (ids: string[], isSent = true) => own.call(markThankYous, { body: { ids, isSent } })
  return { ...own, give, list, save, mark }
}

const auditOf = (registryId: string) =>
  api.app.db('audit_events').where({ registry_id: registryId }).orderBy('id').select('*')

describe('a note based on an outdated version', () => {
  test('is rejected with the current note, and stored with its version', async () => {
    const { give, call, list } = await setUp()
    const id = await give('Mei')
    const version = (await list())[0]?.version
    const save = (note: string, basedOn = version) =>
      call(saveThankYou, { params: { id }, body: { note, status: 'draft', version: basedOn } })
    const first = await save('From the first tab')
    const refusal = await save('From the second tab').catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'EDIT_CONFLICT',
      details: { body: { current: { note: 'From the first tab', version: first.data.version } } },
    })
    const second = await save('From the second tab', first.data.version)
    expect(second.data.note).toBe('From the second tab')
    expect((await list())[0]).toMatchObject({
      note: second.data.note,
      version: second.data.version,
    })
  })

  test('is not emailed, and the current note is not stored with the idempotency key', async () => {
    const { give, call, list, save, registry } = await setUp()
    const params = { id: await give('Mei') }
    const version = (await list())[0]?.version
    const current = await save(params.id, 'draft', 'From the other parent')
    const send = (basedOn = version) => {
      const input = { params, query: { version: basedOn }, body: { note: 'From this parent' } }
      return call(sendThankYou, input, { idempotencyKey: randomUUID() })
    }
    await expect(send()).rejects.toMatchObject({
      code: 'EDIT_CONFLICT',
      details: { body: { current: { note: current.note, version: current.version } } },
    })
    expect(await list()).toMatchObject([{ note: current.note, status: 'draft' }])
    const mails = () => api.app.db('thank_you_mails').where({ registry_id: registry.id })
    expect(await mails()).toEqual([])
    const stored = await api.app.db('idempotency_keys').select('answer')
    expect(JSON.stringify(stored)).not.toContain(current.note)
    expect((await send(current.version)).data).toMatchObject({ status: 'sent' })
    expect(await mails()).toHaveLength(1)
  })
})

describe('the list of contributors', () => {
  test('has one entry per email address with all contributions and the latest name', async () => {
    const { give, list, call } = await setUp()
    const first = await give('Mei', 'Mei@Example.com')
    const other = await give('Raj')
    const second = await give('Aunt Mei', 'mei@example.com')
    const { thankYous, total, toWrite } = await call(listThankYous, {})
    expect({ total, toWrite }).toEqual({ total: 2, toWrite: 2 })
    expect(thankYous).toMatchObject([
      {
        ...{ id: first, name: 'Aunt Mei', email: 'mei@example.com' },
        ...{ status: 'not_started', note: null, sentAt: null },
        gifts: [
          {
            ...{ contributionId: first, itemName: 'Wooden bedside crib', amount: cents(2_500) },
            ...{ isThanked: false, isThankedByMail: false, isVerified: false },
            ...{ thumbnailUrl: null, picture: null, message: null },
          },
          { contributionId: second },
        ],
      },
      { id: other, name: 'Raj', gifts: [{}] },
    ])
    expect(await list({ limit: 1, offset: 1 })).toMatchObject([{ id: other }])
    expect(await list({ limit: 1, offset: 2 })).toEqual([])
  })

  test('begins with the one who waits longest and ends with those thanked', async () => {
    const { give, list, save } = await setUp()
    const [mei, raj, wei] = [await give('Mei'), await give('Raj'), await give('Wei')]
    await save(mei, 'sent')
    expect((await list()).map(({ id }) => id)).toEqual([raj, wei, mei])
    await give('Mei')
    await save(raj, 'sent')
    expect((await list()).map(({ id }) => id)).toEqual([wei, mei, raj])
  })

  test('excludes deleted contributions and contributors without others', async () => {
    const { give, list, call } = await setUp()
    const [first, raj] = [await give('Mei'), await give('Raj')]
    const second = await give('Mei')
    await call(deleteContribution, { params: { id: first } })
    await call(deleteContribution, { params: { id: raj } })
    expect(await list()).toMatchObject([{ id: second, gifts: [{ contributionId: second }] }])
  })

  test('has no email address that cannot be mailed', async () => {
    const { give, list } = await setUp()
    await give('Mei', 'none')
    expect(await list()).toMatchObject([{ email: null }])
  })

  test('changes nothing in the database', async () => {
    const { give, list, registry } = await setUp()
    await give('Mei')
    await list()
    expect(await api.app.db('thank_yous').where({ registry_id: registry.id })).toEqual([])
  })
})

describe('a note', () => {
  test('is stored as a draft, and an empty one is not', async () => {
    const { give, save, registry } = await setUp()
    const id = await give('Mei')
    expect(await save(id, 'draft', '  Dear Mei,\n\nநன்றி  ')).toMatchObject({
      status: 'draft',
      note: 'Dear Mei,\n\nநன்றி',
    })
    expect(await save(id, 'draft')).toMatchObject({ status: 'not_started', note: null })
    expect(await auditOf(registry.id)).toEqual([])
  })

  test('that was sent counts until the next contribution, and still for the earlier ones', async () => {
    const { give, save, list } = await setUp()
    const id = await give('Mei')
    const at = new Date(clock.now().getTime() - 10_000).toISOString()
    const sent = await save(id, 'sent', 'Dear Mei')
    expect(sent).toMatchObject({ status: 'sent', note: 'Dear Mei', gifts: [{ isThanked: true }] })
    expect(sent.sentAt).toBe(at)
    await give('Mei', 'MEI@example.com')
    const again = { gifts: [{ isThanked: true }, { isThanked: false }] }
    expect(await list()).toMatchObject([{ ...again, status: 'not_started', note: null }])
    const draft = await save(id, 'draft', 'And again')
    expect(draft).toMatchObject({ ...again, status: 'draft', note: 'And again' })
  })

  test('can be undone to its previous state, and both are audited', async () => {
    const { give, save, registry } = await setUp()
    const id = await give('Mei')
    await save(id, 'sent')
    const later = await give('Mei')
    await save(id, 'sent', 'Dear Mei')
    const taken = await save(later, 'draft', 'Dear Mei')
    expect(taken).toMatchObject({ status: 'draft', note: 'Dear Mei' })
    expect(taken.gifts).toMatchObject([{ isThanked: true }, { isThanked: false }])
    const [trail, contribution] = [await auditOf(registry.id), { entity: 'contribution' }]
    expect(trail).toMatchObject([
      { ...contribution, action: 'thank_you.sent', entity_id: id, details: {} },
      { ...contribution, action: 'thank_you.sent', entity_id: later },
      { ...contribution, action: 'thank_you.taken_back', entity_id: later },
    ])
  })

  test('keeps its text when it is marked as not sent', async () => {
    const { give, save, mark } = await setUp()
    const id = await give('Mei')
    await save(id, 'sent', 'Dear Mei')
    const { thankYous } = await mark([id], false)
    expect(thankYous).toMatchObject([{ status: 'draft', note: 'Dear Mei' }])
  })

  test('has at most 2,000 graphemes', async () => {
    const { give, save } = await setUp()
    const id = await give('Mei')
    const note = '🍼'.repeat(NOTE_MAX)
    expect(await save(id, 'draft', note)).toMatchObject({ note })
    await expect(save(id, 'draft', `${note}🍼`)).rejects.toMatchObject({
      ...{ status: 400, code: 'VALIDATION_FAILED' },
      details: { fields: { note: 'Please use at most 2,000 characters.' } },
    })
  })

  test('to the contributor of a deleted contribution returns 404', async () => {
    const { call, give, save } = await setUp()
    const id = await give('Mei')
    await call(deleteContribution, { params: { id } })
    await expect(save(id, 'sent')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('saved concurrently is stored once', async () => {
    const { give, save, registry } = await setUp()
    const id = await give('Mei')
    await Promise.all(Array.from({ length: 8 }, () => save(id, 'sent', 'Dear Mei')))
    expect(await auditOf(registry.id)).toHaveLength(1)
  })
})

describe('marking several contributors', () => {
  test('marks them as thanked, keeps their notes and is audited once', async () => {
    const { give, save, list, mark, call, registry } = await setUp()
    const ids = [await give('Mei'), await give('Raj'), await give('Wei')]
    await save(ids[0] ?? '', 'draft', 'Dear Mei')
    const { thankYous } = await mark([...ids, ...ids.map(id => id.toUpperCase())])
    expect(thankYous.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent'])
    expect(thankYous.find(({ name }) => name === 'Mei')).toMatchObject({ note: 'Dear Mei' })
    expect(await call(listThankYous, {})).toMatchObject({ total: 3, toWrite: 0 })
    await mark(ids)
    expect(await auditOf(registry.id)).toMatchObject([
      { action: 'thank_yous.marked_sent', details: { count: 3 }, entity: 'registry' },
    ])
    await give('Mei')
    expect(await list()).toMatchObject([{ name: 'Mei', gifts: [{ isThanked: true }, {}] }, {}, {}])
  })

  test('can be undone together, restoring earlier notes and times', async () => {
    const { give, save, list, mark } = await setUp()
    const ids = [await give('Mei'), await give('Raj')]
    await save(ids[0] ?? '', 'sent', 'Dear Mei')
    await give('Mei')
    await save(ids[1] ?? '', 'draft', 'Dear Raj')
    const before = await list()
    await mark(ids)
    const { thankYous } = await mark(ids, false)
    const unversioned = before.map(({ version: _counted, ...rest }) => rest)
    expect(await list()).toMatchObject(unversioned)
    expect(thankYous).toHaveLength(2)
  })

  test('can be undone once the contributions after an earlier note were deleted', async () => {
    const { give, save, mark, call } = await setUp()
    const id = await give('Mei')
    await save(id, 'sent', 'Dear Mei')
    const later = await give('Mei')
    await mark([id])
    await call(deleteContribution, { params: { id: later } })
    const { thankYous } = await mark([id], false)
    expect(thankYous).toMatchObject([{ status: 'not_started', gifts: [{ isThanked: false }] }])
  })

  test('accepts as many as one list has', async () => {
    const { registry, give, mark, list } = await setUp()
    await give('Mei')
    const [contribution] = await api.app.db('contributions').where({ registry_id: registry.id })
    const others = Array.from({ length: LIST_MAX - 1 }, (_, at) => ({
      ...{ ...contribution, id: api.app.newId(), email: `guest-${at}@example.com` },
    }))
    await api.app.db('contributions').insert(others)
    const visitors = await list()
    expect(visitors).toHaveLength(LIST_MAX)
    const { thankYous } = await mark(visitors.map(({ id }) => id))
    expect(thankYous.filter(({ status }) => status === 'sent')).toHaveLength(LIST_MAX)
  })

  test('marks none when one does not exist', async () => {
    const [mine, other] = [await setUp(), await setUp()]
    const ids = [await mine.give('Mei'), await other.give('Raj')]
    await expect(mine.mark(ids)).rejects.toMatchObject({ status: 404 })
    expect(await mine.list()).toMatchObject([{ status: 'not_started' }])
  })
})
