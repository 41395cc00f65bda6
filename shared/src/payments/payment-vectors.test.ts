import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEmv } from '../../test/parse-emv.ts'
import { parsePaynow } from '../../test/parse-paynow.ts'
import { cents, centsFromDollars } from '../money/money.ts'
import { crc16, type EmvField, encodeEmv } from './emv-fields.ts'
import { paymentReference } from './payment-reference.ts'
import { type PaynowRequest, paynowPayload } from './paynow-payload.ts'
import { rupeesFromCents } from './rupees.ts'
import { upiLink } from './upi-link.ts'

interface PaynowInput {
  poi: '11' | '12'
  proxyType: 'mobile' | 'uen'
  proxyValue: string
  editable: boolean
  expiry?: string
  amount?: string
  name: string
  billNumber?: string
}

interface Vector {
  id: string
  kind: string
  input: unknown
  output: string
  payload: string
  crc: string
  tags: EmvField[]
  uri: string
  reference: string
  sgd: number
  inr: number
  am: string
}

const ROOT = resolve(import.meta.dirname, '../../..')
const file = resolve(ROOT, process.env.CORPUS_DIR ?? '../shared/data', 'payments/vectors.json')
const isThere = existsSync(file)
if (!isThere) console.info(`skipped: there is no ${file} (set CORPUS_DIR)`)
const vectors: Vector[] = isThere ? JSON.parse(readFileSync(file, 'utf8')).vectors : []
const ofKind = (kind: string) => vectors.filter(vector => vector.kind === kind)

function toRequest(input: PaynowInput): PaynowRequest {
  const amount = input.amount === undefined ? undefined : centsFromDollars(Number(input.amount))
  return {
    proxy: { type: input.proxyType, value: input.proxyValue },
    isReusable: input.poi === '11',
    isEditable: input.editable,
    amountCents: amount,
    expiry: input.expiry,
    payeeName: input.name,
    reference: input.billNumber,
  }
}

/** Our codes always have two decimals, so codes with fewer can only be parsed. */
const isWrittenAsOurs = ({ input }: Vector) => {
  const { amount } = input as PaynowInput
  return amount === undefined || /\.\d{2}$/.test(amount)
}

describe.skipIf(!isThere)('published payment vectors', () => {
  test('are of kinds that are tested here', () => {
    const tested = ['paynow-build', 'paynow-parse', 'paynow-invalid', 'paynow-violates-limit']
    const others = ['crc16-ccitt-false', 'upi-parse', 'sgd-to-inr', 'upi-build', 'wise-reference']
    expect([...tested, ...others]).toEqual(
      expect.arrayContaining([...new Set(vectors.map(vector => vector.kind))]),
    )
    expect(ofKind('paynow-build').filter(isWrittenAsOurs).length).toBeGreaterThanOrEqual(7)
  })

  test.each(ofKind('paynow-build').filter(isWrittenAsOurs))(
    '$id is built byte for byte',
    vector => {
      expect(paynowPayload(toRequest(vector.input as PaynowInput))).toBe(vector.payload)
    },
  )

  test.each(ofKind('paynow-build'))('$id is read and written back byte for byte', vector => {
    expect(encodeEmv(parseEmv(vector.payload) ?? [])).toBe(vector.payload)
    const { expiry, proxyValue, amount } = vector.input as PaynowInput
    const code = parsePaynow(vector.payload)
    expect(code).toMatchObject({ proxy: { value: proxyValue } })
    expect(code?.expiry).toBe(expiry)
    expect(code?.amountCents).toBe(amount && Number(amount) * 100)
  })

  test.each(ofKind('paynow-parse'))('$id is read into its data objects', vector => {
    const checksum: EmvField = ['63', vector.crc]
    expect([...(parseEmv(vector.payload) ?? []), checksum]).toEqual(vector.tags)
  })

  test.each([...ofKind('paynow-invalid'), ...ofKind('paynow-violates-limit')])(
    '$id is refused',
    vector => expect(parsePaynow(vector.payload)).toBeUndefined(),
  )

  test.each(ofKind('crc16-ccitt-false'))('$id has the published checksum', vector => {
    expect(crc16(String(vector.input))).toBe(vector.output)
  })

  test.each(ofKind('sgd-to-inr'))('S$$sgd is ₹$inr', ({ sgd, inr, am }) => {
    const rupees = rupeesFromCents(centsFromDollars(sgd) ?? cents(0))
    expect(rupees).toBe(inr)
    expect(upiLink({ vpa: 'a@b', payeeName: 'x', rupees })).toContain(`&am=${am}&`)
  })

  test.each(ofKind('upi-build'))('$id is built byte for byte', vector => {
    const { pa, pn, tn, am } = vector.input as Record<'pa' | 'pn' | 'tn' | 'am', string>
    expect(upiLink({ vpa: pa, payeeName: pn, note: tn, rupees: Number(am) })).toBe(vector.uri)
  })

  test.each(ofKind('upi-parse'))('$id has its parameters in our encoding too', vector => {
    const { pa = '', pn = '', tn, am } = Object.fromEntries(new URL(vector.uri).searchParams)
    const own = new URL(upiLink({ vpa: pa, payeeName: pn, note: tn, rupees: Number(am) }))
    expect(Object.fromEntries(own.searchParams)).toEqual({
      pa,
      pn,
      tn,
      am: Number(am).toFixed(2),
      cu: 'INR',
    })
  })

  test.each(ofKind('wise-reference'))('$id gives $reference', vector => {
    const { name, item } = vector.input as { name: string; item: string }
    expect(paymentReference(name, item)).toBe(vector.reference)
  })
})
