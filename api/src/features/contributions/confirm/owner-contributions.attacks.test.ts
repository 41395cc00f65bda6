import {
  deleteContribution,
  getContribution,
  listRecentContributions,
  sendPaymentReminder,
  verifyPayment,
  verifyPayments,
} from '@registry/shared/contract/contributions/owner-contributions'
import {
  changeItems,
  deleteItem,
  resetItemContributions,
} from '@registry/shared/contract/items/items'
import { beforeAll, describe, expect, test } from 'vitest'
import { share } from '../../../../../shared/test/share.ts'
import { legacyProof } from '../../../../test/authorisation/callers.ts'
import { openWorld } from '../../../../test/authorisation/open-world.ts'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { queuedJobs } from '../../../../test/queued-jobs.ts'
import type { TestApi } from '../../../../test/start-api.ts'

const world = share(openWorld)
let api: TestApi
beforeAll(() => {
  api = world.api
})

const GONE = { code: 'NOT_FOUND', details: { status: 404 } }
const ONE = [getContribution, verifyPayment, sendPaymentReminder, deleteContribution] as const

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const id = await makeContribution(api.app.db, { registryId, itemId })
  return { ...own, itemId, id }
}
const rowOf = (id: string) => api.app.db('contributions').where({ id }).first()

describe('a contribution whose item was reset', () => {
  test('is in no list and cannot be changed', async () => {
    const { call, itemId, id } = await setUp()
    await call(resetItemContributions, { params: { id: itemId } })
    const before = await rowOf(id)
    for (const endpoint of ONE) {
      await expect(call(endpoint, { params: { id } })).rejects.toMatchObject(GONE)
    }
    expect(await call(verifyPayments, { body: { ids: [id] } })).toMatchObject({
      ...{ verified: [], refused: [{ id, code: 'NOT_FOUND' }] },
    })
    const query = { limit: 5, offset: 0 }
    expect(await call(listRecentContributions, { query })).toMatchObject({ total: 0 })
    expect(await rowOf(id)).toEqual(before)
    expect(await api.app.db('audit_events').where({ entity_id: id })).toEqual([])
    const mails = await queuedJobs(api.app.db)
    expect(mails.filter(({ payload }) => payload.contributionId === id)).toEqual([])
  })

  test('is not restored with its item', async () => {
    const { call, itemId, id } = await setUp()
    await call(resetItemContributions, { params: { id: itemId } })
    await call(deleteItem, { params: { id: itemId } })
    const body = { ids: [itemId], change: { kind: 'restore' as const } }
    const { items } = await call(changeItems, { body })
    expect(items).toMatchObject([{ id: itemId, amountContributed: 0, contributors: [] }])
    expect((await rowOf(id)).deleted_at).not.toBeNull()
  })
})

test('a contribution to a deleted item can be verified, reminded of and deleted', async () => {
  const { call, itemId, id, registry } = await setUp()
  const other = await makeContribution(api.app.db, { registryId: registry.id, itemId })
  await call(deleteItem, { params: { id: itemId } })
  const { data } = await call(sendPaymentReminder, { params: { id } })
  expect(data.reminderCount).toBe(1)
  expect((await call(verifyPayment, { params: { id } })).data.paymentVerified).toBe(true)
  await call(deleteContribution, { params: { id: other } })
  const restored = await call(changeItems, {
    body: { ids: [itemId], change: { kind: 'restore' } },
  })
  expect(restored.items).toMatchObject([{ amountContributed: 2_500, contributorCount: 1 }])
})

describe('the legacy administrator', () => {
  async function legacy() {
    const { cookie, csrf } = await legacyProof(world)
    const { registryId } = world.defaults
    return { registryId, cookie, call: api.as({ ...cookie, ...csrf }).call }
  }

  test('acts on the default registry only', async () => {
    const { call, registryId } = await legacy()
    const itemId = await makeItem(api.app.db, registryId)
    const id = await makeContribution(api.app.db, { registryId, itemId })
    const foreign = await setUp()
    await expect(
      call(changeItems, { body: { ids: [foreign.itemId], change: { kind: 'delete' } } }),
    ).rejects.toMatchObject(GONE)
    const { verified, refused } = await call(verifyPayments, { body: { ids: [foreign.id, id] } })
    expect(verified.map(one => one.id)).toEqual([id])
    expect(refused).toEqual([{ id: foreign.id, code: 'NOT_FOUND' }])
    expect(await api.app.db('audit_events').where({ entity_id: id })).toMatchObject([
      { actor_kind: 'legacy_admin', actor_id: null, registry_id: registryId },
    ])
    expect((await rowOf(foreign.id)).payment_verified_at).toBeNull()
  })
})
