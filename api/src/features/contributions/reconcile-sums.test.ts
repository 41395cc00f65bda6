import { beforeEach, describe, expect, test } from 'vitest'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { shareApi } from '../../../test/share-api.ts'
import { loadFindings } from '../health/load-findings.ts'
import { reconcileSums } from './reconcile-sums.ts'

const api = shareApi()
let itemId: string
beforeEach(async () => {
  for (const table of ['findings', 'periodic_jobs', 'contributions', 'items']) {
    await api.app.db(table).delete()
  }
  const { id, slug } = await makeRegistry(api.app.db)
  itemId = await makeItem(api.app.db, id)
  await makeItem(api.app.db, id)
  await contributeTo(api, { slug, id: itemId }, 2_500)
})

const reconcile = (payload = {}) =>
  reconcileSums.work(payload, { app: api.app, mail: createMemoryMail() })
const findings = async () => (await loadFindings(api.app)).findings
const setSum = (amount: number, id = itemId) =>
  api.app.db('items').where({ id }).update({ amount_contributed_cents: amount })

describe('the reconciliation of sums', () => {
  test('reports nothing if the sums are right', async () => {
    await reconcile()
    expect(await findings()).toEqual([])
  })

  test('reports a wrong sum until it is right', async () => {
    await setSum(2_600)
    await reconcile()
    expect(await findings()).toEqual([{ name: 'item_sums', count: 1 }])
    const [{ details }] = await api.app.db('findings')
    expect(details).toEqual({
      count: 1,
      items: [{ itemId, storedCents: 2_600, givenCents: 2_500 }],
    })
    // The job reports the difference and changes nothing: a person must find out which value is right.
    expect(await api.app.db('items').where({ id: itemId }).first()).toMatchObject({
      amount_contributed_cents: 2_600,
    })
    await setSum(2_500)
    await reconcile()
    expect(await findings()).toEqual([])
  })

  test('ignores voided contributions', async () => {
    await api.app.db('contributions').update({ deleted_at: new Date() })
    await reconcile()
    expect(await findings()).toMatchObject([{ name: 'item_sums' }])
  })

  test('finds every wrong sum when each slice is one item', async () => {
    const { registry_id } = await api.app.db('items').where({ id: itemId }).first()
    const wrong = await makeItem(api.app.db, registry_id)
    await makeItem(api.app.db, registry_id)
    for (const id of [itemId, wrong]) await setSum(1, id)
    await reconcile({ sliceSize: 1 })
    const [{ details }] = await api.app.db('findings')
    expect(details).toEqual({
      count: 2,
      items: [
        { itemId, storedCents: 1, givenCents: 2_500 },
        { itemId: wrong, storedCents: 1, givenCents: 0 },
      ],
    })
    const job = await api.app.db('periodic_jobs').where({ name: 'reconcile_sums' }).first()
    expect(job).toMatchObject({ cursor: null, last_success_at: expect.any(Date) })
  })

  test('stores a finding at once and keeps it across an interruption', async () => {
    await setSum(1)
    api.app.lifecycle.isStopping = true
    await reconcile({ sliceSize: 1 })
    api.app.lifecycle.isStopping = false
    expect(await findings()).toMatchObject([{ name: 'item_sums' }])
    await reconcile({ sliceSize: 1 })
    expect(await findings()).toMatchObject([{ name: 'item_sums' }])
    expect(await api.app.db('findings').first('details')).toMatchObject({ details: { count: 1 } })
  })
})
