import {
  listThankYous,
  markThankYous,
  saveThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { closeRegistry } from '../registries/close-registry.ts'

const api = shareApi({ env: { DATABASE_POOL: '20' } })

const GUESTS = 12

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const ids: string[] = []
  for (let n = 0; n < GUESTS; n += 1) {
    const contribution = { registryId, itemId, email: `guest${n}@example.com` }
    ids.push(await makeContribution(api.app.db, contribution))
  }
  const mark = (isSent: boolean, order = ids) =>
    own.call(markThankYous, { body: { ids: order, isSent } })
  const stand = async () =>
    (await own.call(listThankYous, {})).thankYous.map(({ status }) => status)
  return { ...own, registryId, ids, mark, stand }
}

test('notes marked by several requests are undone by one', async () => {
  const { mark, stand } = await setUp()
  await Promise.all([mark(true), mark(true), mark(true), mark(true)])
  expect(await stand()).toEqual(Array(GUESTS).fill('sent'))
  await mark(false)
  expect(await stand()).toEqual(Array(GUESTS).fill('not_started'))
})

test('concurrent requests may name the same contributors in any order', async () => {
  const { mark, ids } = await setUp()
  const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
  for (const isSent of [true, false, true]) {
    await Promise.all(orders.map(order => mark(isSent, order)))
  }
})

test('a note saved while its registry closes is not stored', async () => {
  const { call, ids, registryId, registry } = await setUp()
  const [id = ''] = ids
  const trx = await api.app.db.transaction()
  const closed = { registryId, at: new Date() }
  await closeRegistry(trx, closed)
  await api.app.publish(trx, { name: 'account.closed', userId: registry.ownerId, ...closed })
  const saving = call(saveThankYou, { params: { id }, body: { note: 'Dear', status: 'draft' } })
  const marking = call(markThankYous, { body: { ids, isSent: true } })
  const refused = Promise.allSettled([saving, marking])
  await trx.commit()
  expect(await refused).toMatchObject([
    { reason: { code: 'NOT_FOUND' } },
    { reason: { code: 'NOT_FOUND' } },
  ])
  expect(await api.app.db('thank_yous').where({ registry_id: registryId })).toEqual([])
})
