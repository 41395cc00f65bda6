import { describe, expect, test } from 'vitest'
import { parsePaynow } from '../../../../../shared/test/parse-paynow.ts'
import { testQrContent } from './test-qr-content.ts'

const priya = (address: string) => ({ address, payeeName: 'Priya Raman' })

describe('testQrContent', () => {
  test('encodes one dollar by PayNow, to a mobile number or a company', () => {
    const code = parsePaynow(testQrContent('singapore-paynow', priya('+65 9123-4567')) ?? '')
    expect(code).toMatchObject({
      proxy: { type: 'mobile', value: '+6591234567' },
      amountCents: 100,
      reference: 'TEST',
      payeeName: 'Priya Raman',
      isEditable: false,
    })
    const company = parsePaynow(testQrContent('singapore-paynow', priya('201403121w')) ?? '')
    expect(company?.proxy).toEqual({ type: 'uen', value: '201403121W' })
  })

  test('encodes one rupee by UPI', () => {
    expect(testQrContent('india-upi', priya(' Priya@OkHdfcBank '))).toBe(
      'upi://pay?pa=priya@okhdfcbank&pn=Priya%20Raman&tn=TEST&am=1.00&cu=INR',
    )
  })

  test('encodes the URL of a Wisetag', () => {
    expect(testQrContent('wise-transfer', priya('@priyar12'))).toBe(
      'https://wise.com/pay/me/priyar12?amount=1.00&currency=SGD&description=TEST',
    )
  })

  test.each(['singapore-paynow', 'india-upi', 'wise-transfer'] as const)(
    'returns undefined for the invalid payment ID %s',
    method => {
      for (const address of ['', ' ', '1', 'javascript:alert(1)', '@@']) {
        expect(testQrContent(method, priya(address))).toBeUndefined()
      }
    },
  )
})
