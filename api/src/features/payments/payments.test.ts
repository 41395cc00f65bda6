import type { generateUpiQr } from '@registry/shared/contract/contributions/payments'
import type { Output } from '@registry/shared/contract/endpoint'
import { paymentReference } from '@registry/shared/payments/payment-reference'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePaynow } from '../../../../shared/test/parse-paynow.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { shareApi } from '../../../test/share-api.ts'
import { paymentMethodsOf } from '../registries/payee.ts'

const env = { RATE_LIMITS: 'strict', DEFAULT_REGISTRY_SLUG: 'family-tan', WISE_TAG: '@house' }
const NOW = new Date('2026-11-20T17:30:00Z')
const api = shareApi({ env, now: () => NOW })
let visitor: Record<string, string>
let itemId: string
let otherItemId: string

interface Call {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

async function call(path: string, { method = 'GET', body, headers = visitor }: Call = {}) {
  const response = await fetch(`${api.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, json: await response.json() }
}

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  call(path, { method: 'POST', body, headers })

async function addRegistry(slug: string, payment: Record<string, string | null>): Promise<string> {
  const { db } = api.app
  const { id, ownerId } = await makeRegistry(db, slug)
  await db('users').where({ id: ownerId }).update({ name: 'Priya Tän' })
  await db('registries').where({ id }).update(payment)
  return id
}

beforeAll(async () => {
  visitor = (await api.asVisitor()).headers
  const tan = await addRegistry('family-tan', {
    paynow_proxy: '+65 9000 0000',
    upi_vpa: 'priya.tan@examplebank',
    wise_tag: '@priyatan',
    paynow_bank_shows: 'PRIYA T***N',
    wise_bank_shows: 'Priya Tan (Wise)',
  })
  const other = await addRegistry('family-rao', { paynow_proxy: null, upi_vpa: 'not an address' })
  itemId = await makeItem(api.app.db, tan, { productName: 'Foldable travel pram' })
  otherItemId = await makeItem(api.app.db, other)
})

describe('POST /generate-paynow-qr', () => {
  test("returns a code for the owner's number, the exact amount and an expiry of a year", async () => {
    const reference = paymentReference('Mei Ling Koh', 'Foldable travel pram')
    const { status, json } = await post('/generate-paynow-qr', { amount: 50.5, reference })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      success: true,
      status: 'success',
      details: {
        amount: 50.5,
        formattedAmount: '$50.50',
        payeeName: 'Priya Tän',
        proxyValue: '+6590000000',
      },
    })
    expect(parsePaynow(json.payload)).toEqual({
      proxy: { type: 'mobile', value: '+6590000000' },
      isReusable: false,
      isEditable: false,
      amountCents: 5050,
      // Already 21 November in Singapore.
      expiry: '20271121',
      payeeName: 'Priya Tan',
      reference: 'MeiLingKohFoldabletr',
    })
  })

  test('rejects an unknown registry and an unset method', async () => {
    const body = { amount: 5 }
    const unknown = await post('/generate-paynow-qr', { ...body, registrySlug: 'nobody' })
    expect([unknown.status, unknown.json.code]).toEqual([404, 'REGISTRY_NOT_FOUND'])
    const unset = await post('/generate-paynow-qr', { ...body, registrySlug: 'family-rao' })
    expect([unset.status, unset.json.code]).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE'])
  })
})

/** Decodes the QR code as a phone's camera would. */
async function scan(base64: string): Promise<{ text: string | undefined; width: number }> {
  const image = sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const code = jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
  return { text: code?.data, width: info.width }
}

describe('POST /generate-upi-qr', () => {
  test('returns an image that decodes to the link, in whole rupees', async () => {
    const body = { amount: 12.34, transactionNote: 'MeiLing & Pram', registrySlug: 'family-tan' }
    const { status, json } = await post('/generate-upi-qr', body)
    const answer: Output<typeof generateUpiQr> = json
    expect(status).toBe(200)
    expect(answer.payload).toBe(
      'upi://pay?pa=priya.tan@examplebank&pn=Priya%20T%C3%A4n&tn=MeiLing%20%26%20Pram&am=814.00&cu=INR',
    )
    expect(answer.details).toEqual({ amount: 814, formattedAmount: '₹814', payeeName: 'Priya Tän' })
    const { text, width } = await scan(answer.qrCodeBase64)
    expect(text).toBe(answer.payload)
    expect(width).toBeGreaterThanOrEqual(1024)
  })

  test('never requests zero rupees', async () => {
    const { json } = await post('/generate-upi-qr', { amount: 0.01, payeeName: 'Amma' })
    expect(json.details).toEqual({ amount: 1, formattedAmount: '₹1', payeeName: 'Amma' })
  })

  test('returns 409 for a registry whose own account is invalid', async () => {
    const { json } = await post('/generate-upi-qr', { amount: 5, registrySlug: 'family-rao' })
    expect(json.code).toBe('PAYMENT_METHOD_UNAVAILABLE')
  })
})

describe('GET /registry/{slug}/payment-details/{method}', () => {
  const details = (slug: string, method: string, query: Record<string, string>) =>
    call(`/registry/${slug}/payment-details/${method}?${new URLSearchParams(query)}`)

  test('returns the rows of PayNow with their copy values', async () => {
    const query = { amount: '1050.5', itemId, name: 'Mei Ling Koh' }
    const { status, json, headers } = await details('family-tan', 'singapore-paynow', query)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(json.data).toEqual({
      payeeName: 'Priya Tän',
      bankShows: 'PRIYA T***N',
      reference: 'MeiLingKohFoldabletr',
      rows: [
        { label: 'PayNow number', value: '9000 0000', copyValue: '90000000' },
        { label: 'Amount', value: '$1,050.50', copyValue: '1050.50' },
        { label: 'Reference', value: 'MeiLingKohFoldabletr', copyValue: 'MeiLingKohFoldabletr' },
      ],
    })
  })

  test('returns the same rows for a reference as for its item and contributor', async () => {
    for (const method of ['singapore-paynow', 'wise-transfer', 'india-upi']) {
      const name = 'Venkataramanan Subramaniam of Tampines Street'
      const reference = paymentReference(name, 'Foldable travel pram')
      const byItem = await details('family-tan', method, { amount: '50', itemId, name })
      const byReference = await details('family-tan', method, { amount: '50', reference })
      expect(byReference.json).toEqual(byItem.json)
      expect(byReference.status).toBe(200)
    }
  })

  test('returns the rows of UPI in rupees', async () => {
    const { json } = await details('family-tan', 'india-upi', { amount: '50', name: 'Mei' })
    expect(json.data.rows).toEqual([
      { label: 'UPI ID', value: 'priya.tan@examplebank', copyValue: 'priya.tan@examplebank' },
      { label: 'Amount', value: '₹3,300', copyValue: '3300' },
      { label: 'Note', value: 'Mei', copyValue: 'Mei' },
    ])
  })

  test('returns the link of Wise with the default account if none is set', async () => {
    const own = await details('family-tan', 'wise-transfer', { amount: '50', itemId })
    expect(own.json.data.link).toBe(
      'https://wise.com/pay/me/priyatan?amount=50.00&currency=SGD&description=Foldabletr',
    )
    const { json } = await details('family-rao', 'wise-transfer', { amount: '50' })
    expect(json.data.link).toBe('https://wise.com/pay/me/house?amount=50.00&currency=SGD')
    expect(json.data).toMatchObject({ bankShows: 'Priya Tän', reference: '' })
    expect(json.data.rows[0]).toMatchObject({ label: 'Wisetag', value: '@house' })
  })

  test.each(['0', '0.00', '9999999', '1e3', '5.123', ''])('rejects the amount %j', async amount => {
    const { status, json } = await details('family-tan', 'india-upi', { amount })
    expect([status, json.fields.amount]).toEqual([400, 'Valid amount is required'])
  })

  test("returns 404 for another registry's item and an unknown method", async () => {
    const query = { amount: '5', itemId: otherItemId }
    const item = await details('family-tan', 'india-upi', query)
    expect([item.status, item.json.code]).toEqual([404, 'NOT_FOUND'])
    const method = await details('family-tan', 'cheque', { amount: '5' })
    expect(method.status).toBe(400)
  })

  test('is limited per visitor', async () => {
    const query = '/registry/family-tan/payment-details/india-upi?amount=5'
    const [eager, other] = [await api.asVisitor(), await api.asVisitor()]
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1)
      statuses.push((await call(query, { headers: eager.headers })).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
    expect((await call(query, { headers: other.headers })).status).toBe(200)
  })
})

describe('paymentMethodsOf', () => {
  const none = { paynowProxy: null, upiVpa: null, wiseTag: null }
  const noDefaults = { paynowProxy: undefined, upiVpa: undefined, wiseTag: undefined }

  test('returns methods with valid accounts in the order of the contract', () => {
    const all = { paynowProxy: '9123 4567', upiVpa: 'a.b@bank', wiseTag: 'tag' }
    expect(paymentMethodsOf(all, noDefaults)).toEqual([
      'singapore-paynow',
      'wise-transfer',
      'india-upi',
    ])
    expect(paymentMethodsOf(none, noDefaults)).toEqual([])
    expect(paymentMethodsOf({ ...all, paynowProxy: '6123 4567' }, noDefaults)).not.toContain(
      'singapore-paynow',
    )
  })

  test('uses the default only if the registry has no own account', () => {
    expect(paymentMethodsOf(none, { ...noDefaults, wiseTag: 'house' })).toEqual(['wise-transfer'])
    const own = { ...none, wiseTag: 'https://evil.example/x' }
    expect(paymentMethodsOf(own, { ...noDefaults, wiseTag: 'house' })).toEqual([])
  })
})
