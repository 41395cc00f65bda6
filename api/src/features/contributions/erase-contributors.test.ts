import { exportAccount } from '@registry/shared/contract/account/account'
import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import { expect, test } from 'vitest'
import { makeItem } from '../../../test/factories.ts'
import { makeContribution } from '../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { eraseVoidedContributors } from './erase-contributors.ts'

const DAY_MS = 24 * 3_600_000

const api = shareApi()

async function passDays(days: number) {
  const now = () => new Date(Date.now() + days * DAY_MS)
  const tools = { app: { ...api.app, now }, mail: createMemoryMail() }
  await eraseVoidedContributors.work({ sliceSize: 1 }, tools)
}

async function setUp() {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  const itemId = await makeItem(api.app.db, registryId)
  const give = (email: string) =>
    makeContribution(api.app.db, { registryId, itemId, name: 'Mei', email, message: 'With love' })
  const remove = (id: string) => own.call(deleteContribution, { params: { id } })
  const rowOf = (id: string) => api.app.db('contributions').where({ id }).first()
  return { ...own, registryId, itemId, give, remove, rowOf }
}

test('erases the contributor of a deleted contribution after 30 days and keeps its other data', async () => {
  const { call, give, remove, rowOf, itemId } = await setUp()
  const [deleted, other, live] = [
    await give('mei@example.com'),
    await give('uncle@example.com'),
    await give('mei@example.com'),
  ]
  await remove(deleted)
  await remove(other)
  const [before, beforeLive] = [await rowOf(deleted), await rowOf(live)]
  await passDays(29)
  expect(await rowOf(deleted)).toEqual(before)
  await passDays(31)
  const erased = { name: 'Erased', email: 'erased@closed.invalid', message: null }
  expect(await rowOf(deleted)).toEqual({ ...before, ...erased })
  expect(await rowOf(other)).toMatchObject(erased)
  expect(await rowOf(live)).toEqual(beforeLive)
  const item = await api.app.db('items').where({ id: itemId }).first()
  expect(item.amount_contributed_cents).toBe(2_500)
  const { data } = await call(exportAccount, {})
  expect(data.contributions).toContainEqual(expect.objectContaining({ id: deleted, ...erased }))
})

test('deletes the note to a contributor of whom no contribution is left', async () => {
  const { registryId, give, remove } = await setUp()
  const other = await setUp()
  const [gone, stayed] = ['Gone@example.com', 'stayed@example.com']
  const deleted = [await give(gone), await give(gone), await give(stayed)]
  await give(stayed)
  await other.give(gone)
  for (const [id, email] of [
    [registryId, gone],
    [registryId, stayed],
    [other.registryId, gone],
  ] as const) {
    const note = { registry_id: id, email: email.toLowerCase(), note: 'Thank you' }
    await api.app.db('thank_yous').insert({ id: api.app.newId(), ...note })
  }
  const left = (id: string) => api.app.db('thank_yous').where({ registry_id: id }).pluck('email')
  for (const id of deleted) await remove(id)
  await api.app
    .db('contributions')
    .where({ id: deleted[0] })
    .update({ deleted_at: api.app.db.raw("deleted_at + interval '10 days'") })
  await passDays(31)
  expect(await left(registryId)).toHaveLength(2)
  await passDays(41)
  expect(await left(registryId)).toEqual([stayed])
  expect(await left(other.registryId)).toEqual(['gone@example.com'])
})
