import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseEmv } from '../../test/parse-emv.ts'
import { parsePaynow } from '../../test/parse-paynow.ts'
import { cents, MAX_CENTS } from '../money/money.ts'
import { crc16, type EmvField, encodeEmv } from './emv-fields.ts'
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
  test('returns a valid code of at most 512 ASCII characters for any names', () => {
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

  test('is parsed back to the request', () => {
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

  test('is invalid after a change of any character', () => {
    const payload = paynowPayload({ proxy, amountCents: cents(2550), reference: 'INV-1' })
    fc.assert(
      fc.property(fc.nat(payload.length - 1), fc.integer({ min: 1, max: 94 }), (at, by) => {
        const code = ((payload.charCodeAt(at) - 32 + by) % 95) + 32
        const broken = payload.slice(0, at) + String.fromCharCode(code) + payload.slice(at + 1)
        expect(parsePaynow(broken)).toBeUndefined()
      }),
    )
  })

  test('removes accents and uses NA for a name without Latin letters', () => {
    const nameIn = (payeeName: string) =>
      parsePaynow(paynowPayload({ proxy, payeeName }))?.payeeName
    expect(nameIn('Zoë  Núñez')).toBe('Zoe Nunez')
    expect(nameIn('陈阿姨')).toBe('NA')
    expect(nameIn('Singapore Children Society')).toBe('Singapore Children Societ')
  })

  test('keeps the item of a long reference and omits an empty one', () => {
    const reference = paymentReference('Venkataramanan Subramaniam', 'Stokke Tripp Trapp')
    const code = (text: string) => parsePaynow(paynowPayload({ proxy, reference: text }))
    expect(code(reference)?.reference).toBe('VenkataramananSStokkeTrip')
    expect(code('陈阿姨婴儿推车')?.reference).toBeUndefined()
  })

  test('omits a missing amount and rejects zero', () => {
    expect(paynowPayload({ proxy, isReusable: true, isEditable: true, payeeName: 'NA' })).toBe(
      '00020101021126380009SG.PAYNOW010100211+6591234567030115204000053037025802SG5902NA6009Singapore6304B5DB',
    )
    expect(() => paynowPayload({ proxy, amountCents: cents(0) })).toThrow(
      new RangeError('not an amount to pay: 0 cents'),
    )
  })

  test('uses NA without a payee name and trims a truncated one', () => {
    expect(paynowPayload({ proxy })).toContain('5902NA60')
    expect(paynowPayload({ proxy, payeeName: 'Association of Childrens Homes' })).toContain(
      '5924Association of Childrens60',
    )
  })
})

/** Returns a payload with a valid CRC around any data objects. */
const withCrc = (objects: string) => `${objects}6304${crc16(`${objects}6304`)}`

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

  test.each([
    ['a truncated value', withCrc('5910Mei')],
    ['a length that is no number', withCrc('59xxMei')],
    ['letters in place of an id', withCrc('xx5902')],
    ['a truncated value in a template', withCrc('26040010')],
    ['a last object other than the CRC', `5902NA9904${crc16('5902NA9904')}`],
    ['a CRC in small letters', withCrc('5902NA').replace(/.{4}$/, crc => crc.toLowerCase())],
    ['no object', ''],
  ])('refuses %s', (_name, payload) => {
    expect(parseEmv(payload)).toBeUndefined()
  })

  test('opens templates at the top level only', () => {
    expect(parseEmv(withCrc('2508000456782608260400015902NA62080104INV1'))).toEqual([
      ['25', '00045678'],
      ['26', [['26', '0001']]],
      ['59', 'NA'],
      ['62', [['01', 'INV1']]],
    ])
  })
})

describe('encodeEmv', () => {
  test('writes values of up to 99 characters', () => {
    expect(encodeEmv([['59', 'x'.repeat(99)]])).toContain(`5999${'x'.repeat(99)}6304`)
  })

  test.each([
    ['an empty value', '59', '', 'data object 59 has 0 characters'],
    ['100 characters', '59', 'x'.repeat(100), 'data object 59 has 100 characters'],
    ['an id of three digits', '590', 'x', 'data object 590 has 1 characters'],
    ['an id with a letter', 'x59', 'x', 'data object x59 has 1 characters'],
  ])('refuses %s', (_name, id, value, message) => {
    expect(() => encodeEmv([[id, value]])).toThrow(new RangeError(message))
  })

  test('refuses payloads above 512 characters', () => {
    const full = Array<EmvField>(4).fill(['59', 'x'.repeat(99)])
    expect(encodeEmv([...full, ['60', 'y'.repeat(88)]])).toHaveLength(512)
    expect(() => encodeEmv([...full, ['60', 'y'.repeat(89)]])).toThrow(
      new RangeError('payload has 513 characters'),
    )
  })
})

describe('parsePaynow', () => {
  /** Returns a code with the given objects of its account and the given objects after it. */
  const codeOf = (account: string, rest: string) =>
    withCrc(`26${String(account.length).padStart(2, '0')}${account}${rest}`)
  const ACCOUNT = '0009SG.PAYNOW010100211+6591234567'
  const reference = (text: string) => {
    const length = (count: number) => String(count).padStart(2, '0')
    return `62${length(text.length + 4)}01${length(text.length)}${text}`
  }

  test('parses a code without amount and reference', () => {
    expect(parsePaynow(codeOf(ACCOUNT, '5902NA'))).toEqual({
      proxy,
      isReusable: true,
      isEditable: false,
      amountCents: undefined,
      expiry: undefined,
      payeeName: 'NA',
      reference: undefined,
    })
  })

  test.each([
    ['25 characters of a name', '', `5925${'n'.repeat(25)}`],
    ['25 characters of a reference', '', `5902NA${reference('r'.repeat(25))}`],
    ['a company', '0009SG.PAYNOW010120210201403121W', '5902NA'],
    ['an amount of whole dollars', '', '5402505902NA'],
  ])('takes %s', (_name, account, rest) => {
    expect(parsePaynow(codeOf(account || ACCOUNT, rest))).toBeDefined()
  })

  test.each([
    ['a code of another scheme', '0008COM.NETS010100211+6591234567', '5902NA'],
    ['no proxy', '0009SG.PAYNOW01010', '5902NA'],
    ['a proxy of another type', '0009SG.PAYNOW010110211+6591234567', '5902NA'],
    ['no name', ACCOUNT, '6002SG'],
    ['an empty name', ACCOUNT, '5900'],
    ['26 characters of a name', ACCOUNT, `5926${'n'.repeat(26)}`],
    ['an empty reference', ACCOUNT, `5902NA${reference('')}`],
    ['26 characters of a reference', ACCOUNT, `5902NA${reference('r'.repeat(26))}`],
    ['an amount with a comma', ACCOUNT, '54045,505902NA'],
    ['an amount of three decimals', ACCOUNT, '54055.5005902NA'],
  ])('refuses %s', (_name, account, rest) => {
    expect(parsePaynow(codeOf(account, rest))).toBeUndefined()
  })
})
