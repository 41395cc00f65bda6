import { randomUUID } from 'node:crypto'
import {
  deleteContribution,
  sendPaymentReminder,
  verifyPayment,
  verifyPayments,
} from '@registry/shared/contract/contributions/owner-contributions'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'

const clock = createTestClock()
const api = shareApi({ now: clock.now, env: { DATABASE_POOL: '20' } })

async function setUp(count = 3) {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    ids.push(await makeContribution(api.app.db, { registryId, itemId }))
  }
  const verify = (which = ids) => own.call(verifyPayments, { body: { ids: which } })
  const audited = async () =>
    api.app.db('audit_events').where({ registry_id: registryId }).orderBy('id')
  return { ...own, itemId, ids, verify, audited }
}

describe('verifying several payments', () => {
  test('returns each in the requested order and audits each', async () => {
    const { ids, verify, audited, itemId } = await setUp()
    const asked = ids.toReversed()
    const { verified, refused } = await verify(asked)
    expect(verified.map(({ id }) => id)).toEqual(asked)
    for (const one of verified) {
      expect(one).toMatchObject({
        ...{ paymentVerified: true, verifiedAt: clock.now().toISOString() },
        can: { verify: false, remind: false, delete: true },
      })
    }
    expect(refused).toEqual([])
    const entries = await audited()
    expect(new Set(entries.map(one => one.entity_id))).toEqual(new Set(ids))
    for (const entry of entries) {
      expect(entry).toMatchObject({
        ...{ action: 'contribution.verified', entity: 'contribution', actor_kind: 'owner' },
        ...{ details: { itemId, amountCents: 2_500 }, network: expect.any(String) },
      })
    }
  })

  test('verifies the others if one cannot be verified', async () => {
    const { call, ids, verify, audited } = await setUp()
    const other = await setUp(1)
    const [first = '', second = '', third = ''] = ids
    await call(verifyPayment, { params: { id: first } })
    await call(deleteContribution, { params: { id: second } })
    const [foreign = ''] = other.ids
    const unknown = randomUUID()
    const answer = await verify([foreign, first, unknown, second, third])
    expect(answer.verified.map(({ id }) => id)).toEqual([third])
    expect(answer.refused).toEqual([
      { id: foreign, code: 'NOT_FOUND' },
      { id: first, code: 'ALREADY_VERIFIED' },
      { id: unknown, code: 'NOT_FOUND' },
      { id: second, code: 'NOT_FOUND' },
    ])
    const row = await api.app.db('contributions').where({ id: foreign }).first()
    expect(row.payment_verified_at).toBeNull()
    expect((await audited()).map(({ entity_id: id }) => id)).toEqual([first, second, third])
  })

  test('twice changes nothing and reports the earlier verification', async () => {
    const { ids, verify, audited } = await setUp()
    await verify()
    clock.pass(60_000)
    expect(await verify()).toEqual({
      ...{ success: true, verified: [] },
      refused: ids.map(id => ({ id, code: 'ALREADY_VERIFIED' })),
    })
    const rows = await api.app.db('contributions').whereIn('id', ids)
    for (const { payment_verified_at: at } of rows) {
      expect(at.getTime()).toBe(clock.now().getTime() - 60_000)
    }
    expect(await audited()).toHaveLength(3)
  })

  test('concurrently in any order verifies each once', async () => {
    const { ids, verify, audited } = await setUp(6)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        verify(n % 2 === 0 ? ids : ids.toReversed().slice(n % 3)),
      ),
    )
    const verified = answers.flatMap(one => one.verified.map(({ id }) => id))
    expect(verified.toSorted()).toEqual(ids.toSorted())
    expect(await audited()).toHaveLength(6)
  })

  test('works for deleted items and prevents reminders', async () => {
    const { call, ids, verify, itemId } = await setUp(1)
    await api.app.db('items').where({ id: itemId }).update({ deleted_at: clock.now() })
    expect((await verify()).verified).toHaveLength(1)
    await expect(call(sendPaymentReminder, { params: { id: ids[0] ?? '' } })).rejects.toMatchObject(
      { code: 'ALREADY_VERIFIED' },
    )
  })

  test('accepts ids in upper case', async () => {
    const { ids, verify } = await setUp(1)
    const { verified } = await verify(ids.map(id => id.toUpperCase()))
    expect(verified.map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['none', [], 'ids'],
    ['one twice', Array(2).fill(randomUUID()), 'ids'],
    ['more than a hundred', Array.from({ length: 101 }, () => randomUUID()), 'ids'],
    ['something that is no id', ["' or true --"], 'ids.0'],
  ])('rejects %s', async (_what, wrong, field) => {
    const { verify } = await setUp(0)
    await expect(verify(wrong)).rejects.toMatchObject({
      details: { status: 400, fields: { [field]: expect.any(String) } },
    })
  })
})
