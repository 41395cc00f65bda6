import { describe, expect, test } from 'vitest'
import { paidReference } from './reference-for-method.ts'

const NAME = 'Venkatanarasimharajuvaripeta Subramaniam'
const ITEM = 'Stokke Tripp Trapp'

describe('paidReference', () => {
  test('is the name and the first ten characters of the item', () => {
    expect(paidReference('wise-transfer', 'Auntie Mei', ITEM)).toBe('AuntieMeiStokkeTrip')
    expect(paidReference('singapore-paynow', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripetaSubramaniamStokkeTrip',
    )
  })

  test('is as short as UPI shows and takes it', () => {
    expect(paidReference('india-upi', NAME, ITEM)).toBe(
      'VenkatanarasimharajuvaripStokkeTrip'.slice(-35),
    )
    expect(paidReference('india-upi', 'Auntie Mei', ITEM)).toBe('AuntieMeiStokkeTrip')
  })
})
