import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, MAX_CENTS } from '../money/money.ts'
import { formatPayableAmount } from './format-payable-amount.ts'
import { capReference, paymentReference } from './payment-reference.ts'
import { paynowExpiry } from './paynow-expiry.ts'
import { formatPaynowProxy, parsePaynowProxy } from './paynow-proxy.ts'
import { formatRupees, rupeesFromCents } from './rupees.ts'
import { parseUpiVpa, upiLink } from './upi-link.ts'
import { parseWiseTag, wiseLink } from './wise-link.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

describe('upiLink', () => {
  test('keeps the UPI ID unencoded and encodes all other values', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.integer({ min: 1, max: 66_000_000 }),
        (payeeName, note, rupees) => {
          const link = upiLink({ vpa: 'priya@okbank', payeeName, note, rupees })
          expect(link).toMatch(
            /^upi:\/\/pay\?pa=priya@okbank&pn=[\w.~%-]+(&tn=[\w.~%-]+)?&am=\d+\.00&cu=INR$/,
          )
          expect(link.length).toBeLessThanOrEqual(400)
        },
      ),
    )
  })

  test('truncates name and note to 50 characters', () => {
    const link = new URL(
      upiLink({ vpa: 'a@b', payeeName: 'n'.repeat(80), note: 'y'.repeat(80), rupees: 1 }),
    )
    expect(link.searchParams.get('pn')).toHaveLength(50)
    expect(link.searchParams.get('tn')).toHaveLength(50)
  })

  test.each([
    ['&'.repeat(51), 50],
    ['陈'.repeat(20), 16],
    [`${'陈'.repeat(16)}aaaaaaa`, 22],
  ])('truncates the note %s to %i characters, at most 150 encoded', (note, length) => {
    const link = new URL(upiLink({ vpa: 'a@b', payeeName: 'x', note, rupees: 1 }))
    expect(link.searchParams.get('tn')).toBe(note.slice(0, length))
  })

  test('collapses spaces in names and omits an empty note', () => {
    expect(upiLink({ vpa: 'a@b', payeeName: ' Priya \n R ', rupees: 66 })).toBe(
      'upi://pay?pa=a@b&pn=Priya%20R&am=66.00&cu=INR',
    )
  })

  test('encodes separators and plus signs', () => {
    expect(
      upiLink({ vpa: 'a@b', payeeName: "D'Souza & Co.", note: '50% (two)*!', rupees: 66 }),
    ).toBe('upi://pay?pa=a@b&pn=D%27Souza%20%26%20Co.&tn=50%25%20%28two%29%2A%21&am=66.00&cu=INR')
  })
})

describe('rupeesFromCents', () => {
  test('is a positive integer within half a rupee of 66 per dollar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CENTS }), amount => {
        const rupees = rupeesFromCents(cents(amount))
        expect(Number.isSafeInteger(rupees) && rupees >= 1).toBe(true)
        expect(Math.abs(rupees * 100 - amount * 66)).toBeLessThanOrEqual(50)
      }),
    )
  })

  test('is formatted with Indian grouping', () => {
    expect(formatRupees(rupeesFromCents(cents(500_000)))).toBe('₹3,30,000')
  })
})

describe('formatPayableAmount', () => {
  test('uses the currency of the method', () => {
    expect(formatPayableAmount(cents(5000), 'india-upi')).toBe('₹3,300')
    expect(formatPayableAmount(cents(5000), 'singapore-paynow')).toBe('$50.00')
  })
})

describe('wiseLink', () => {
  test('contains amount, currency and at most 35 characters of the reference', () => {
    const link = wiseLink({ tag: 'priyar12', amountCents: cents(5000), reference: 'x'.repeat(60) })
    expect(link).toBe(
      `https://wise.com/pay/me/priyar12?amount=50.00&currency=SGD&description=${'x'.repeat(35)}`,
    )
  })

  test('has no description without a reference', () => {
    expect(wiseLink({ tag: 'priyar12', amountCents: cents(1) })).toBe(
      'https://wise.com/pay/me/priyar12?amount=0.01&currency=SGD',
    )
  })

  test('never throws on any reference', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, item) => {
        const reference = paymentReference(name, item)
        expect(URL.canParse(wiseLink({ tag: 'ab', amountCents: cents(1), reference }))).toBe(true)
      }),
    )
  })
})

describe('paymentReference', () => {
  test('is truncated in its name part, never within a character', () => {
    const reference = paymentReference('Auntie Mei Ling of Tampines', '👶👶 travel pram')
    expect(capReference(reference, 25)).toBe('AuntieMeiLingof👶👶travelpr')
    expect(capReference('VenkataramananSubramaniamStokkeTrip', 25)).toBe(
      'VenkataramananSStokkeTrip',
    )
    expect(capReference('short', 25)).toBe('short')
  })
})

describe('payee parsers', () => {
  test.each([
    ['9123 4567', '+6591234567'],
    ['+65 8123-4567', '+6581234567'],
    ['6591234567', '+6591234567'],
    ['201403121w', '201403121W'],
    ['200002150HWCF', '200002150HWCF'],
    ['6123 4567', undefined],
    ['S1234567D', undefined],
    ['', undefined],
  ])('PayNow %s is %s', (text, value) => expect(parsePaynowProxy(text)?.value).toBe(value))

  test('a PayNow number has its type', () => {
    expect(parsePaynowProxy('9123 4567')?.type).toBe('mobile')
    expect(parsePaynowProxy('201403121W')?.type).toBe('uen')
  })

  test('a PayNow mobile number is shown as it is dialled', () => {
    expect(formatPaynowProxy({ type: 'mobile', value: '+6591234567' })).toBe('9123 4567')
    expect(formatPaynowProxy({ type: 'uen', value: '201403121W' })).toBe('201403121W')
  })

  test.each([
    [' Priya.S@OkHDFCBank ', 'priya.s@okhdfcbank'],
    ['priya@', undefined],
    ['priya@bank&am=1', undefined],
    ['upi://pay?pa=a@b', undefined],
  ])('UPI %s is %s', (text, vpa) => expect(parseUpiVpa(text)).toBe(vpa))

  test.each([
    ['@priyar12', 'priyar12'],
    ['https://wise.com/pay/me/priyar12?amount=1', 'priyar12'],
    ['wise.com/pay/me/priyar12', 'priyar12'],
    ['wise.com.evil.example/pay/me/priyar12', undefined],
    ['https://evil.example/pay/me/priyar12', undefined],
    ['a@https://wise.com/pay/me/x', undefined],
    [' priyar12\n', 'priyar12'],
    ['https://wise.com/pay/me/priyar12#pay\nnow', 'priyar12'],
    ['priya@r12', undefined],
    ['x', undefined],
  ])('Wise %s is %s', (text, tag) => expect(parseWiseTag(text)).toBe(tag))
})

describe('paynowExpiry', () => {
  test('adds a year to the current day in Singapore', () => {
    expect(paynowExpiry(new Date('2026-11-20T15:59:59Z'))).toBe('20271120')
    expect(paynowExpiry(new Date('2026-11-20T16:00:00Z'))).toBe('20271121')
  })
})
