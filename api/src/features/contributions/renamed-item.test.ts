import {
  getContribution,
  listRecentContributions,
} from '@registry/shared/contract/contributions/owner-contributions'
import {
  confirmLinkedPayment,
  getLinkedPayment,
} from '@registry/shared/contract/contributions/payment-links'
import { type ItemChanges, updateItem } from '@registry/shared/contract/items/items'
import { expectedTransfer } from '@registry/shared/payments/expected-transfer'
import { describe, expect, test } from 'vitest'
import { contributeTo } from '../../../test/contribute-to.ts'
import { makeItem } from '../../../test/factories.ts'
import { fakeBundle } from '../../../test/fake-bundle.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { createMemoryMail } from '../../../test/memory-mail.ts'
import { openOwnRegistry } from '../../../test/own-registry.ts'
import { shareApi } from '../../../test/share-api.ts'
import { openContribution, stepOn } from '../../../test/static-contribution.ts'
import { sendPaymentReminder } from './mails/contribution-mails.ts'
import { paymentLinkKey } from './payment-link/payment-link.ts'

const api = shareApi({ bundle: fakeBundle })

async function setUp() {
  const own = await openOwnRegistry(api)
  const item = { slug: own.registry.slug, id: await makeItem(api.app.db, own.registry.id) }
  const give = async (name: string) => {
    const given = { name, paymentMethod: 'singapore-paynow' } as const
    return (await contributeTo(api, item, 100, given)).contribution.id
  }
  const change = (changes: ItemChanges) =>
    own.call(updateItem, { params: { id: item.id }, body: changes })
  const rename = (productName: string) => change({ productName })
  /** Returns the references that the owner looks for. */
  const expected = async (id: string) =>
    expectedTransfer((await own.call(getContribution, { params: { id } })).data).references
  return { own, give, change, rename, expected }
}

describe('a contribution to an item that is renamed', () => {
  test('keeps the reference that the owner looks for', async () => {
    const { own, give, rename, expected } = await setUp()
    const id = await give('Mei')
    await rename('Cot')
    expect(await expected(id)).toEqual(['MeiWoodenbeds'])
    const query = { limit: 5, offset: 0 }
    const { contributions } = await own.call(listRecentContributions, { query })
    expect(contributions).toMatchObject([
      { item: { name: 'Cot' }, referenceItemName: 'Wooden bedside crib' },
    ])
  })

  test('keeps the reference of the reminder', async () => {
    const { give, rename } = await setUp()
    const contributionId = await give('Mei')
    await rename('Cot')
    const mail = createMemoryMail()
    await sendPaymentReminder.work({ contributionId }, { app: api.app, mail })
    const text = mail.sent[0]?.email.text
    expect(text).toContain('Gift: Cot\n')
    expect(text).toContain('Reference: MeiWoodenbeds')
  })

  test('keeps the name for the payment link, also after the payment is confirmed', async () => {
    const { give, rename } = await setUp()
    const id = await give('Mei')
    await rename('Cot')
    const key = paymentLinkKey(api.app, id, new Date())
    const { call } = await api.asVisitor()
    const params = { id }
    const { data: opened } = await call(getLinkedPayment, {
      params,
      headers: { 'x-link-key': key },
    })
    const { data: confirmed } = await call(confirmLinkedPayment, {
      ...{ params, body: { key, paymentMethod: 'india-upi' } },
    })
    const shown = { item: { productName: 'Cot' }, referenceItemName: 'Wooden bedside crib' }
    expect([opened.contribution, confirmed.contribution]).toMatchObject([shown, shown])
  })

  test('keeps the reference of the thanks without scripts', async () => {
    const { registryId, itemId, goToPayment, send } = await openContribution(api)
    const { location } = await send((await goToPayment()).confirm)
    const { owner_id: ownerId } = await api.app.db('registries').where({ id: registryId }).first()
    const token = await makeOwnerToken(api.app, ownerId)
    const { call } = api.as({ authorization: `Bearer ${token}` })
    await call(updateItem, { params: { id: itemId }, body: { productName: 'Cot' } })
    const thanks = stepOn(await (await fetch(`${api.url}${location}`)).text())
    expect(thanks).toMatchObject({ item: { productName: 'Cot' }, reference: 'AuntieMeiWoodenbeds' })
    const rows = expect.arrayContaining([{ label: 'Reference', value: 'AuntieMeiWoodenbeds' }])
    expect(thanks.option.rows).toEqual(rows)
  })

  test('keeps the name of its own time after several renames', async () => {
    const { give, rename, expected } = await setUp()
    const ids = [await give('Mei')]
    for (const [name, productName] of [
      ['Arjun', 'Cot'],
      ['Nurul', 'Bed'],
      ['Farah', 'Wooden bedside crib'],
    ] as const) {
      await rename(productName)
      ids.push(await give(name))
    }
    expect(await Promise.all(ids.map(expected))).toEqual([
      ['MeiWoodenbeds'],
      ['ArjunCot'],
      ['NurulBed'],
      ['FarahWoodenbeds'],
    ])
  })

  test('stores no name for another change of the item', async () => {
    const { own, give, change } = await setUp()
    await give('Mei')
    await change({ productName: 'Wooden bedside crib', quantity: 2 })
    const rows = api.app.db('contributions').where({ registry_id: own.registry.id })
    expect(await rows.select('reference_item_name')).toEqual([{ reference_item_name: null }])
  })
})
