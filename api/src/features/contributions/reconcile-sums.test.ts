import { contribute } from '@registry/shared/contract/contributions'
import { ready } from '@registry/shared/contract/health'
import { cents } from '@registry/shared/money/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { startApi, type TestApi } from '../../../test/start-api.ts'
import { createMemoryMail } from '../../gateways/mail/memory-mail.ts'
import { reconcileSums } from './reconcile-sums.ts'

let api: TestApi
let itemId: string
beforeEach(async () => {
  api = await startApi()
  const { id, slug } = await makeRegistry(api.app.db)
  itemId = await makeItem(api.app.db, id)
  await makeItem(api.app.db, id)
  const { call } = await api.asGuest()
  await call(contribute, {
    params: { slug, id: itemId },
    body: {
      name: 'Mei',
      email: 'mei@example.com',
      amount: cents(2_500),
      paymentMethod: 'Unknown',
    },
  })
})
afterEach(() => api.stop())

const reconcile = () => reconcileSums.work({}, { app: api.app, mail: createMemoryMail() })
const readiness = () => api.call(ready, {})
const setSum = (amount: number) =>
  api.app.db('items').where({ id: itemId }).update({ amount_contributed_cents: amount })

describe('the reconciliation of sums', () => {
  test('is content with what was given', async () => {
    await reconcile()
    expect(await readiness()).toEqual({ success: true })
  })

  test('raises the alarm about a sum that is not what was given, until it is right', async () => {
    await setSum(2_600)
    await reconcile()
    expect(await readiness()).toEqual({ success: true, degraded: true })
    const [{ details }] = await api.app.db('findings')
    expect(details).toEqual({
      count: 1,
      items: [{ itemId, storedCents: 2_600, givenCents: 2_500 }],
    })
    // It says so and mends nothing: which of the two is right is for a person to find out.
    expect(await api.app.db('items').where({ id: itemId }).first()).toMatchObject({
      amount_contributed_cents: 2_600,
    })
    await setSum(2_500)
    await reconcile()
    expect(await readiness()).toEqual({ success: true })
  })

  test('counts what was voided as not given', async () => {
    await api.app.db('contributions').update({ deleted_at: new Date() })
    await reconcile()
    expect(await readiness()).toMatchObject({ degraded: true })
  })
})
