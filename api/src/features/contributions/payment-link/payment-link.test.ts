import {
  deleteContribution,
  getContribution,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import {
  confirmLinkedPayment,
  getLinkedPayment,
  type LinkedPayment,
} from '@registry/shared/contract/contributions/payment-links'
import { getPaymentDetails } from '@registry/shared/contract/contributions/payments'
import { listOwnItems } from '@registry/shared/contract/items/items'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import { describe, expect, test } from 'vitest'
import { makeItem } from '../../../../test/factories.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { sendPaymentReminder } from '../mails/contribution-mails.ts'
import { paymentLinkKey } from './payment-link.ts'

const api = shareApi({ env: { PUBLIC_URL: 'https://registry.example' } })
const DAY_MS = 86_400_000

/** Returns the reference that the payment step shows. */
const referenceOf = (contribution: LinkedPayment['contribution']) =>
  contribution ? paymentReference(contribution.name, contribution.item.productName) : ''

async function setUp(given: { paymentMethod?: string } = {}) {
  const own = await openOwnRegistry(api)
  const registryId = own.registry.id
  await api.app
    .db('registries')
    .where({ id: registryId })
    .update({ paynow_bank_shows: 'RAO PRIYA', upi_vpa: 'priya@okaxis', upi_bank_shows: 'P RAO' })
  const itemId = await makeItem(api.app.db, registryId)
  const id = await makeContribution(api.app.db, {
    registryId,
    itemId,
    name: 'Auntie Mei',
    ...given,
  })
  const { call } = await api.asVisitor()
  const key = paymentLinkKey(api.app, id, new Date())
  const confirm = (paymentMethod: 'india-upi' | 'singapore-paynow' = 'india-upi') =>
    call(confirmLinkedPayment, { params: { id }, body: { key, paymentMethod } })
  const open = (with_ = key) =>
    call(getLinkedPayment, { params: { id }, headers: { 'x-link-key': with_ } })
  const rows = () => api.app.db('contributions').where({ registry_id: registryId })
  const sum = async () =>
    Number((await api.app.db('items').where({ id: itemId }).first()).amount_contributed_cents)
  const remind = async () => {
    const mail = createMemoryMail()
    await sendPaymentReminder.work({ contributionId: id }, { app: api.app, mail })
    return mail.sent[0]?.email.text ?? ''
  }
  return { own, registryId, itemId, id, key, open, confirm, rows, sum, remind }
}

describe('the reminder', () => {
  test('contains amount, payee, reference and a link to the payment', async () => {
    const { own, id, remind, open } = await setUp()
    const text = await remind()
    expect(text).toContain(
      'Gift: Wooden bedside crib\nAmount: S$25.00\nPay with: PayNow\nYour bank shows: RAO PRIYA\nReference: AuntieMeiWoodenbeds',
    )
    const link = /^https:\S+\?pay=\S+$/m.exec(text)?.[0] ?? ''
    expect(link).toContain(`https://registry.example/registry/${own.registry.slug}?pay=${id}#key=`)
    expect(link).not.toMatch(/mei/i)
    expect(await open(link.split('#key=')[1])).toMatchObject({ data: { state: 'open' } })
  })

  test('contains the amount in rupees for UPI', async () => {
    const { remind } = await setUp({ paymentMethod: 'india-upi' })
    expect(await remind()).toContain('Amount: S$25.00 (₹1,650)\nPay with: UPI')
  })

  test('names no payment method that is not offered any more', async () => {
    const { registryId, remind } = await setUp()
    await api.app.db('registries').where({ id: registryId }).update({ paynow_proxy: '' })
    const text = await remind()
    expect(text).toContain('Amount: S$25.00\nReference: AuntieMeiWoodenbeds')
    expect(text).not.toMatch(/PayNow|RAO PRIYA/)
  })

  test('links to the registry while no payment method is offered', async () => {
    const { own, registryId, remind } = await setUp({ paymentMethod: 'Unknown' })
    const none = { paynow_proxy: '', upi_vpa: '', wise_tag: '' }
    await api.app.db('registries').where({ id: registryId }).update(none)
    const text = await remind()
    expect(text).toContain(
      `See the Registry:\nhttps://registry.example/registry/${own.registry.slug}\n`,
    )
    expect(text).not.toContain('Your bank shows')
  })
})

describe('the payment link', () => {
  test('shows the contribution without personal data', async () => {
    const { open } = await setUp()
    const { data } = await open()
    expect(data).toMatchObject({
      state: 'open',
      contribution: {
        ...{ name: 'Auntie Mei', amount: 2_500, paymentMethod: 'singapore-paynow' },
        item: { productName: 'Wooden bedside crib' },
      },
    })
    expect(JSON.stringify(data)).not.toContain('@')
  })

  test('of a deleted item still shows its payment', async () => {
    const { itemId, open } = await setUp()
    await api.app.db('items').where({ id: itemId }).update({ deleted_at: new Date() })
    expect((await open()).data.state).toBe('open')
  })

  test.each([
    ['deleted', { deleted_at: new Date() }],
    ['hidden', { is_hidden: true }],
  ])('of a %s item can be paid with Wise', async (_, change) => {
    const { own, registryId, itemId, open } = await setUp()
    await api.app.db('registries').where({ id: registryId }).update({ wise_tag: 'priyarao' })
    await api.app.db('items').where({ id: itemId }).update(change)
    const { contribution } = (await open()).data
    const visitor = await api.asVisitor()
    const { data } = await visitor.call(getPaymentDetails, {
      params: { slug: own.registry.slug, method: 'wise-transfer' },
      query: { amount: '25', reference: referenceOf(contribution) },
    })
    expect(data).toMatchObject({
      reference: 'AuntieMeiWoodenbeds',
      link: 'https://wise.com/pay/me/priyarao?amount=25.00&currency=SGD&description=AuntieMeiWoodenbeds',
    })
  })

  test('works for 30 days', async () => {
    const { id, open } = await setUp()
    const aged = (days: number) => paymentLinkKey(api.app, id, new Date(Date.now() - days * DAY_MS))
    expect((await open(aged(29))).data.state).toBe('open')
    expect((await open(aged(30))).data).toEqual({ state: 'expired', contribution: null })
  })

  test('with a key of another contribution, an extended or an empty one returns 404', async () => {
    const [{ key, open }, other] = [await setUp(), await setUp()]
    const [expires = '', signature = ''] = key.split('.')
    const later = (Number.parseInt(expires, 36) + DAY_MS).toString(36)
    for (const wrong of [other.key, `${later}.${signature}`, `.${signature}`, 'x', signature]) {
      await expect(open(wrong)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
  })

  test('of a closed registry returns 404', async () => {
    const { registryId, open } = await setUp()
    await api.app.db('registries').where({ id: registryId }).update({ closed_at: new Date() })
    await expect(open()).rejects.toMatchObject({ status: 404 })
  })
})

describe('confirming the payment again', () => {
  test('creates no contribution, counts no money and stores the method', async () => {
    const { confirm, rows, sum } = await setUp()
    const before = await sum()
    for (const method of ['india-upi', 'india-upi', 'singapore-paynow', 'india-upi'] as const) {
      expect(await confirm(method)).toMatchObject({
        data: { state: 'open', contribution: { paymentMethod: method } },
      })
    }
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect([row.payment_method, row.payment_verified_at]).toEqual(['india-upi', null])
    expect(await sum()).toBe(before)
    const audited = api.app.db('audit_events').where({ entity_id: row.id }).orderBy('id')
    expect(await audited.select('action')).toEqual([
      { action: 'contribution.method_changed' },
      { action: 'contribution.method_changed' },
      { action: 'contribution.method_changed' },
    ])
  })

  test('stores when, for the contributor and the owner', async () => {
    const { own, id, itemId, confirm, open } = await setUp()
    expect((await open()).data.contribution?.claimedAt).toBeNull()
    await confirm('singapore-paynow')
    const claimedAt = (await open()).data.contribution?.claimedAt
    expect(claimedAt).toEqual(expect.any(String))
    const { items } = await own.call(listOwnItems, {})
    const item = items.find(one => one.id === itemId)
    expect(item?.contributors).toMatchObject([{ claimedAt }])
    const { data: contribution } = await own.call(getContribution, { params: { id } })
    expect(contribution.paymentStatus).toMatchObject({ claimedAt, verified: false })
  })

  test('of a received payment changes nothing', async () => {
    const { own, id, confirm, open, rows } = await setUp()
    await own.call(verifyPayment, { params: { id } })
    expect((await open()).data).toEqual({ state: 'received', contribution: null })
    expect((await confirm()).data.state).toBe('received')
    expect((await rows().first()).payment_method).toBe('singapore-paynow')
  })

  test('of a deleted contribution changes nothing', async () => {
    const { own, id, confirm, open, rows, sum } = await setUp()
    await own.call(deleteContribution, { params: { id } })
    expect((await open()).data).toEqual({ state: 'removed', contribution: null })
    expect((await confirm()).data.state).toBe('removed')
    expect((await rows().first()).payment_method).toBe('singapore-paynow')
    expect(await sum()).toBe(0)
  })

  test('at the same time counts once', async () => {
    const { confirm, rows, sum } = await setUp()
    await Promise.all(Array.from({ length: 6 }, () => confirm()))
    expect([await rows(), await sum()]).toEqual([[expect.anything()], 2_500])
  })
})
