import { describe, expect, test } from 'vitest'
import { referenceForMethod } from './payment-reference-for-method.ts'

const NAME = 'Venkatanarasimharajuvaripeta Subramaniam'
const ITEM = 'Stokke Tripp Trapp'

describe('referenceForMethod', () => {
  test('consists of the name and the first ten characters of the item', () => {
    expect(referenceForMethod('wise-transfer', 'Auntie Mei', ITEM)).toBe('AuntieMeiStokkeTrip')
    expect(referenceForMethod('singapore-paynow', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripetaSubramaniamStokkeTrip',
    )
  })

  test('is truncated to the length that UPI supports', () => {
    expect(referenceForMethod('india-upi', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripStokkeTrip'.slice(-35),
    )
    expect(referenceForMethod('india-upi', 'Auntie Mei', ITEM)).toBe('AuntieMeiStokkeTrip')
  })
})
