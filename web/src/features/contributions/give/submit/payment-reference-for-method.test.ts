import { describe, expect, test } from 'vitest'
import { paymentReferenceForMethod } from './payment-reference-for-method.ts'

const NAME = 'Venkatanarasimharajuvaripeta Subramaniam'
const ITEM = 'Stokke Tripp Trapp'

describe('paymentReferenceForMethod', () => {
  test('consists of the name and the first ten characters of the item', () => {
    expect(paymentReferenceForMethod('wise-transfer', 'Auntie Mei', ITEM)).toBe(
      'AuntieMeiStokkeTrip',
    )
    expect(paymentReferenceForMethod('singapore-paynow', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripetaSubramaniamStokkeTrip',
    )
  })

  test('is truncated to the length that UPI supports', () => {
    expect(paymentReferenceForMethod('india-upi', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripStokkeTrip'.slice(-35),
    )
    expect(paymentReferenceForMethod('india-upi', 'Auntie Mei', ITEM)).toBe('AuntieMeiStokkeTrip')
  })
})
