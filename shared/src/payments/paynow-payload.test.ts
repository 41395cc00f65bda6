import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, MAX_CENTS } from '../money/money.ts'
import { crc16 } from './crc16.ts'
import { encodeEmv, parseEmv } from './emv-fields.ts'
import { parsePaynow } from './parse-paynow.ts'
import { paymentReference } from './payment-reference.ts'
import { paynowPayload } from './paynow-payload.ts'
import type { PaynowProxy } from './paynow-proxy.ts'

const proxy: PaynowProxy = { type: 'mobile', value: '+6591234567' }
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
const anyAmount = fc.integer({ min: 1, max: MAX_CENTS }).map(cents)
const anyProxy = fc.oneof(
  fc
    .integer({ min: 80_000_000, max: 99_999_999 })
    .map(n => ({ type: 'mobile', value: `+65${n}` }) as const),
  fc
    .constantFrom('201403121W', '53469324E', 'T08GB0001A', '200002150HWCF')
    .map(value => ({ type: 'uen', value }) as const),
)
const anyExpiry = fc.option(fc.constantFrom('20270131', '99991231'), { nil: undefined })

describe('paynowPayload', () => {
  test('gives a checked code of at most 512 ASCII characters for any names', () => {
    fc.assert(
      fc.property(
        anyProxy,
        anyAmount,
        anyText,
        anyText,
        anyText,
        (to, amountCents, payeeName, name, item) => {
          const reference = paymentReference(name, item)
          const payload = paynowPayload({ proxy: to, amountCents, payeeName, reference })
          expect(payload).toMatch(/^[\x20-\x7e]{1,512}$/)
          expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
        },
      ),
    )
  })

  test('is read back as it was asked for', () => {
    fc.assert(
      fc.property(
        fc.record({ proxy: anyProxy, amountCents: anyAmount, expiry: anyExpiry }),
        fc.boolean(),
        anyText,
        (request, isEditable, payeeName) => {
          const payload = paynowPayload({ ...request, isEditable, payeeName, reference: 'Ref 1' })
          const code = parsePaynow(payload)
          expect(code).toMatchObject({
            ...request,
            isEditable,
            isReusable: false,
            reference: 'Ref 1',
          })
          expect(code?.payeeName.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('is not read once any one character has changed', () => {
    const payload = paynowPayload({ proxy, amountCents: cents(2550), reference: 'INV-1' })
    fc.assert(
      fc.property(fc.nat(payload.length - 1), fc.integer({ min: 1, max: 94 }), (at, by) => {
        const code = ((payload.charCodeAt(at) - 32 + by) % 95) + 32
        const broken = payload.slice(0, at) + String.fromCharCode(code) + payload.slice(at + 1)
        expect(parsePaynow(broken)).toBeUndefined()
      }),
    )
  })

  test('writes names without their marks and NA for a name without Latin letters', () => {
    const nameIn = (payeeName: string) =>
      parsePaynow(paynowPayload({ proxy, payeeName }))?.payeeName
    expect(nameIn('Zoë  Núñez')).toBe('Zoe Nunez')
    expect(nameIn('陈阿姨')).toBe('NA')
    expect(nameIn('Singapore Children Society')).toBe('Singapore Children Societ')
  })

  test('keeps the item of a long reference and leaves an unreadable one out', () => {
    const reference = paymentReference('Venkataramanan Subramaniam', 'Stokke Tripp Trapp')
    const code = (text: string) => parsePaynow(paynowPayload({ proxy, reference: text }))
    expect(code(reference)?.reference).toBe('VenkataramananSStokkeTrip')
    expect(code('陈阿姨婴儿推车')?.reference).toBeUndefined()
  })

  test('leaves the amount to the payer when none is given, and refuses none at all', () => {
    expect(paynowPayload({ proxy, isReusable: true, isEditable: true, payeeName: 'NA' })).toBe(
      '00020101021126380009SG.PAYNOW010100211+6591234567030115204000053037025802SG5902NA6009Singapore6304B5DB',
    )
    expect(() => paynowPayload({ proxy, amountCents: cents(0) })).toThrow(RangeError)
  })
})

describe('parseEmv', () => {
  test('never throws on hostile text', () => {
    fc.assert(
      fc.property(anyText, text => {
        const checked = `${text}6304`
        parseEmv(text)
        parseEmv(checked + crc16(checked))
        expect(parsePaynow(checked + crc16(checked))).toBeUndefined()
      }),
    )
  })

  test('refuses an empty value and one above 99 characters in the making', () => {
    expect(() => encodeEmv([['59', '']])).toThrow(RangeError)
    expect(() => encodeEmv([['59', 'x'.repeat(100)]])).toThrow(RangeError)
  })
})
