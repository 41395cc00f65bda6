import { generatePaynowQr } from '@registry/shared/contract/contributions/payments'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { cents } from '@registry/shared/money/money'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contributeTo } from '../../../../test/contribute-to.ts'
import { fakeBundle } from '../../../../test/fake-bundle.ts'
import { shareApi } from '../../../../test/share-api.ts'
import {
  contributor,
  type Fields,
  openContribution,
  stepOn,
} from '../../../../test/static-contribution.ts'

const api = shareApi({ bundle: fakeBundle })

async function readCode(dataUrl: string): Promise<string | undefined> {
  const png = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('GET /registry/{slug}?contribute={id}', () => {
  test('adds the form with its style sheet to the page, inside noscript', async () => {
    const { slug, itemId, url } = await openContribution(api, 3_000)
    const plain = await fetch(`${api.url}/registry/${slug}`)
    const page = await fetch(url)
    const html = await page.text()
    const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
    expect(inside).toMatch(/^<link rel="stylesheet" href="\/assets\/contribute\.css">/)
    expect(stepOn(inside)).toMatchObject({
      step: 'form',
      item: { id: itemId },
      values: { amount: '30', name: '', email: '', message: '' },
    })
    expect(html.replace(inside, '<i hidden></i>')).toBe(await plain.text())
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  })

  test('gives each visitor another key, and leaves the cached page unchanged', async () => {
    const { slug, open } = await openContribution(api)
    const plain = () => fetch(`${api.url}/registry/${slug}`)
    const tag = (await plain()).headers.get('etag')
    const [one, other] = [await open(), await open()]
    expect(one.key).toMatch(/^[\w-]{43}$/)
    expect(other.key).not.toBe(one.key)
    const later = await plain()
    expect([later.headers.get('etag'), stepOn(await later.text())]).toEqual([tag, undefined])
  })

  test('says that a funded item is complete', async () => {
    const { slug, itemId, open } = await openContribution(api, 500)
    await contributeTo(api, { slug, id: itemId }, 500)
    expect(await open()).toMatchObject({ step: 'closed', text: noScriptsMessages.complete })
  })

  test.each(['?contribute=gone', '?contribute=a&contribute=b', '?contribute='])(
    'returns the page alone for %s',
    async query => {
      const { slug } = await openContribution(api)
      const page = await fetch(`${api.url}/registry/${slug}${query}`)
      expect([page.status, stepOn(await page.text())]).toEqual([200, undefined])
    },
  )
})

describe('a contribution without scripts', () => {
  test('shows the payment, stores the contribution and redirects to the thanks', async () => {
    const { itemId, slug, goToPayment, send, rows } = await openContribution(api)
    const more = { message: ' With love\r\nMei ', isNameHidden: 'on' }
    const { step, confirm } = await goToPayment(more)
    expect(step).toMatchObject({ step: 'payment', amount: 2_550, values: { isNameHidden: true } })
    expect(await rows()).toEqual([])

    const { status, location, response } = await send(confirm)
    expect([status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...{ name: 'Auntie Mei', email: 'mei@example.com', amount_cents: 2_550 },
      ...{ message: 'With love\nMei', payment_method: 'singapore-paynow' },
      ...{ is_name_hidden: true, is_amount_hidden: false },
    })
    // The id, the time of expiry and the signature: nothing personal.
    const [token = ''] = location.split(`/registry/${slug}?contributed=`).slice(1)
    expect(token).toMatch(/^[\w-]{36}\.[0-9a-z]+\.[\w-]{43}$/)
    expect(token.split('.')[0]).toBe(row.id)
    const thanks = await fetch(`${api.url}${location}`)
    expect(thanks.headers.get('cache-control')).toBe('no-store')
    expect(thanks.headers.get('x-robots-tag')).toContain('noindex')
    const html = await thanks.text()
    expect(html).not.toContain('mei@')
    expect(stepOn(html)).toMatchObject({
      ...{ step: 'thanks', amount: 2_550, reference: 'AuntieMeiWoodenbeds', hasNote: true },
      item: { id: itemId, amountContributed: 2_550 },
      option: { method: 'singapore-paynow', amount: '$25.50' },
    })
  })

  test('shows the same payment as with scripts, as an image of its code', async () => {
    const { slug, goToPayment } = await openContribution(api)
    const { step } = await goToPayment()
    const { call } = await api.asVisitor()
    const body = { amount: cents(2_550), registrySlug: slug, reference: 'AuntieMeiWoodenbeds' }
    const { payload } = await call(generatePaynowQr, { body })
    const [option, ...others] = step.options
    expect(others).toEqual([])
    expect(option).toMatchObject({
      ...{ method: 'singapore-paynow', amount: '$25.50', bankShows: 'Priya' },
      rows: [
        { label: 'PayNow number', value: '9123 4567' },
        { label: 'Amount', value: '$25.50' },
        { label: 'Reference', value: 'AuntieMeiWoodenbeds' },
      ],
    })
    expect(await readCode(option.qr)).toBe(payload)
  })

  test('offers UPI in rupees and Wise with a link', async () => {
    const { registryId, goToPayment } = await openContribution(api)
    const accounts = { upi_vpa: 'priya@okaxis', wise_tag: 'priyatan', wise_bank_shows: 'P Tan' }
    await api.app.db('registries').where({ id: registryId }).update(accounts)
    const { step } = await goToPayment({ amount: '10' })
    expect(step.options).toMatchObject([
      { method: 'singapore-paynow' },
      { method: 'wise-transfer', bankShows: 'P Tan', link: expect.stringContaining('amount=10') },
      { method: 'india-upi', amount: '₹660', rows: [{ value: 'priya@okaxis' }, {}, {}] },
    ])
    const codes = await Promise.all(
      step.options.slice(1).map(({ qr }: Fields) => readCode(qr ?? '')),
    )
    expect(codes).toEqual([step.options[1].link, expect.stringMatching(/^upi:\/\/pay\?.*am=660/)])
  })

  test('of a registry without online payments is handed over in person', async () => {
    const { registryId, goToPayment, send, rows } = await openContribution(api)
    await api.app.db('registries').where({ id: registryId }).update({ paynow_proxy: '' })
    const { step, confirm } = await goToPayment()
    expect(step.options).toEqual([])
    expect((await send({ ...confirm, paymentMethod: '' })).status).toBe(303)
    expect(await rows()).toMatchObject([{ payment_method: 'Unknown' }])
  })

  test('goes back to the form with everything typed', async () => {
    const { goToPayment, send } = await openContribution(api)
    const { confirm } = await goToPayment({ message: 'Hi', isAmountHidden: 'on' })
    const { status, step } = await send({ ...confirm, step: 'form' })
    const values = { ...contributor, message: 'Hi', isAmountHidden: true, isNameHidden: false }
    expect([status, step]).toMatchObject([200, { step: 'form', key: confirm.key, values }])
  })

  test('is accepted and confirmed under a former slug', async () => {
    const { registryId, slug, goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment()
    const { db } = api.app
    await db('registries')
      .where({ id: registryId })
      .update({ slug: `new-${slug}` })
    await db('registry_slugs').insert({ slug, registry_id: registryId })
    const { location } = await send(confirm)
    expect(location).toContain(`/registry/new-${slug}?contributed=`)
    expect(await rows()).toHaveLength(1)
    const thanks = await fetch(api.url + location.replace(`new-${slug}`, slug))
    expect(thanks.url).toBe(api.url + location)
    expect(stepOn(await thanks.text())).toMatchObject({ step: 'thanks', amount: 2_550 })
  })
})

describe('an amount that is no longer left', () => {
  test('returns 409 with the payment of what is left', async () => {
    const { slug, itemId, goToPayment, send, rows } = await openContribution(api, 3_000)
    const { confirm } = await goToPayment()
    await contributeTo(api, { slug, id: itemId }, 1_000)
    const { status, step } = await send(confirm)
    const notice = contributionMessages.onlyLeft(cents(2_000))
    expect(status).toBe(409)
    expect(step).toMatchObject({ step: 'payment', left: 2_000, notice, method: 'singapore-paynow' })
    const rest = await send({ ...confirm, key: step.key, step: 'rest' })
    expect(rest.step).toMatchObject({ step: 'payment', amount: 2_000, values: { amount: '20' } })
    expect((await send({ ...confirm, amount: '20', key: rest.step.key })).status).toBe(303)
    expect(await rows()).toHaveLength(2)
  })

  test('can be corrected on the page before, which does not say that it counts', async () => {
    const { slug, itemId, goToPayment, send, rows } = await openContribution(api, 3_000)
    const { confirm } = await goToPayment()
    await contributeTo(api, { slug, id: itemId }, 1_000)
    await send(confirm)
    const changed = { ...confirm, amount: '20' }
    const again = await send(changed)
    expect([again.status, again.step.notice]).toEqual([422, contributionMessages.failed])
    const back = await send({ ...changed, step: 'payment' })
    expect([back.status, back.step.amount, back.step.notice]).toEqual([200, 2_000, undefined])
    for (const { step } of [again, back]) expect(step.key).not.toBe(confirm.key)
    expect((await send({ ...changed, key: back.step.key })).status).toBe(303)
    expect(await rows()).toHaveLength(2)
  })

  test('returns 409 without a form when nothing is left, and 404 for a deleted item', async () => {
    const { slug, itemId, goToPayment, send, rows } = await openContribution(api, 3_000)
    const { confirm } = await goToPayment()
    await contributeTo(api, { slug, id: itemId }, 3_000)
    expect(await send(confirm)).toMatchObject({
      status: 409,
      step: { step: 'closed', text: noScriptsMessages.nothingLeft },
    })
    expect(await send({ ...confirm, step: 'payment' })).toMatchObject({ status: 409 })
    await api.app.db('items').where({ id: itemId }).update({ deleted_at: new Date() })
    expect(await send(confirm)).toMatchObject({
      status: 404,
      step: { step: 'closed', text: contributionMessages.gone },
    })
    expect(await rows()).toHaveLength(1)
  })
})

describe('invalid input', () => {
  test.each([
    [{ amount: '12,50' }, { amount: 'Please enter a valid amount' }],
    [{ amount: '100.01' }, { amount: 'Amount cannot exceed $100.00' }],
    [
      { name: '  ', email: 'mei@' },
      { name: 'Name is required', email: 'Please enter a valid email address' },
    ],
  ])('%o returns 400 and the form with its errors and everything typed', async (wrong, errors) => {
    const { open, send } = await openContribution(api)
    const { key } = await open()
    const sent: Fields = { ...contributor, ...wrong }
    const { status, step } = await send({ ...sent, key, step: 'payment' })
    expect([status, step]).toMatchObject([400, { step: 'form', key, values: sent }])
    expect(step.errors).toEqual(errors)
  })

  test('counts a line break of a note as one character', async () => {
    const { goToPayment } = await openContribution(api)
    const { step } = await goToPayment({ message: `${'x'.repeat(249)}\r\n${'y'.repeat(250)}` })
    expect(step).toMatchObject({ step: 'payment' })
  })

  test('of the payment returns 400 with what is missing, and stores nothing', async () => {
    const { goToPayment, send, rows } = await openContribution(api)
    const { confirm } = await goToPayment()
    const { isPaid, ...unpaid } = confirm
    const page = { step: 'payment', key: confirm.key }
    for (const paymentMethod of ['', 'cash', 'wise-transfer']) {
      expect(await send({ ...confirm, paymentMethod })).toMatchObject({
        status: 400,
        step: { ...page, missing: 'method' },
      })
    }
    const paid = await send(unpaid)
    const missing = { ...page, missing: 'paid', method: 'singapore-paynow' }
    expect(paid).toMatchObject({ status: 400, step: missing })
    expect(await send({ ...confirm, name: '' })).toMatchObject({
      status: 400,
      step: { step: 'form', errors: { name: 'Name is required' } },
    })
    expect(await rows()).toEqual([])
  })
})
