import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeBundle } from '../../../../test/fake-bundle.ts'
import { startFaultProxy } from '../../../../test/fault-proxy.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { startApi } from '../../../../test/start-api.ts'
import { contributor, openContribution } from '../../../../test/static-contribution.ts'

const api = shareApi({ bundle: fakeBundle })

describe('a form that is sent twice', () => {
  test('stores one contribution and returns its thanks each time', async () => {
    const { goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment()
    const pressed = await Promise.all([send(confirm), send(confirm), send(confirm)])
    const again = await send(confirm)
    const found = [...pressed, again].map(({ status, location }) => [
      status,
      location.split(/[=.]/)[1],
    ])
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(found).toEqual(found.map(() => [303, row.id]))
    expect(again.response.headers.get('idempotency-replayed')).toBe('true')
  })

  test('is another contribution only after it was confirmed again', async () => {
    const { goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment()
    await send(confirm)
    const changed = { ...confirm, amount: '10' }
    const mismatch = await send(changed)
    const back = await send({ ...confirm, step: 'payment' })
    for (const { step } of [mismatch, back]) {
      expect(step).toMatchObject({ step: 'payment', notice: contributionMessages.sentBefore })
      expect(step.key).not.toBe(confirm.key)
    }
    expect([mismatch.status, back.status, await rows()]).toMatchObject([422, 200, [{}]])
    expect((await send({ ...changed, key: mismatch.step.key })).status).toBe(303)
    expect(await rows()).toHaveLength(2)
  })
})

describe('a form that is sent again after the response was lost', () => {
  test.each([
    ['funded the item', '100', null],
    ['left less than its amount', '60', null],
    ['was for an item that is deleted now', '20', new Date()],
  ])('returns the thanks when the contribution %s', async (_title, amount, deleted_at) => {
    const { itemId, goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment({ amount })
    await send(confirm)
    await api.app.db('items').where({ id: itemId }).update({ deleted_at })
    const back = await send({ ...confirm, step: 'payment' })
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect([back.status, back.location.split(/[=.]/)[1]]).toEqual([303, row.id])
  })

  test.each([
    ['amount', { amount: '500' }],
    ['name', { amount: '60', name: '' }],
    ['email', { amount: '60', email: 'someone@example.com' }],
  ])('returns no thanks for another %s', async (_title, change) => {
    const { goToPayment, send } = await openContribution(api)
    const { confirm } = await goToPayment({ amount: '60' })
    await send(confirm)
    const back = await send({ ...confirm, ...change, step: 'payment' })
    expect([back.status, back.location, back.step]).toMatchObject([400, '', { step: 'form' }])
  })
})

describe('a form that is sent while the database is unreachable', () => {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close()
  })

  /** Returns a contribution through a proxy that can cut the connections to the database. */
  async function openBehindProxy() {
    const url = new URL(api.databaseUrl)
    const proxy = await startFaultProxy(Number(url.port))
    open.push(proxy.stop)
    url.port = String(proxy.port)
    const proxied = await startApi({ serverUrl: url.href, bundle: fakeBundle })
    // Closing the API waits for the database.
    open.push(proxied.stop, proxy.restore)
    return { proxy, ...(await openContribution(proxied)) }
  }

  test('is returned with its key and values, and stored once when it is sent again', async () => {
    const { proxy, goToPayment, send, rows } = await openBehindProxy()
    const { confirm } = await goToPayment()
    const { key, paymentMethod: method, step: sentStep } = confirm
    expect((await send(confirm)).status).toBe(303)
    await proxy.cut()
    const { response, status, step } = await send(confirm)
    const sent = { sentStep, key, values: contributor, method, isPaid: true }
    const notice = 'The service is not available for a moment. Please try again.'
    expect([status, step]).toMatchObject([503, { step: 'retry', ...sent, notice }])
    expect(response.headers.get('retry-after')).toBe('2')
    await proxy.restore()
    await expect.poll(async () => (await send(confirm)).status).toBe(303)
    expect(await rows()).toHaveLength(1)
  })
})
