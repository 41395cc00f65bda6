import { describe, expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { expectedTransfer } from './expected-transfer.ts'

const LONG = 'Alexandria Wilhelmina Featherstonehaugh'
const MEI = 'Auntie Mei'
const lookFor = (paymentMethod: string, name: string, itemName = 'Stokke Tripp Trapp') =>
  expectedTransfer({
    amount: cents(6000),
    paymentMethod,
    contributor: { name },
    item: { name: itemName },
  })

describe('expectedTransfer', () => {
  test('returns one reference if code and row are equal', () => {
    expect(lookFor('singapore-paynow', MEI)).toEqual({
      amount: '$60.00',
      copyAmount: '60.00',
      references: ['AuntieMeiStokkeTrip'],
    })
  })

  test('names the item as the contributor knew it', () => {
    const { references } = expectedTransfer({
      ...{ amount: cents(6000), paymentMethod: 'wise-transfer', contributor: { name: MEI } },
      ...{ item: { name: 'High chair' }, referenceItemName: 'Stokke Tripp Trapp' },
    })
    expect(references).toEqual(['AuntieMeiStokkeTrip'])
  })

  test('returns rupees for UPI', () => {
    expect(lookFor('india-upi', MEI)).toEqual({
      amount: '₹3,960',
      copyAmount: '3960',
      references: ['AuntieMeiStokkeTrip'],
    })
  })

  test.each([
    [
      'singapore-paynow',
      ['AlexandriaWilheStokkeTrip', 'AlexandriaWilhelminaFeatherstonehaughStokkeTrip'],
    ],
    [
      'wise-transfer',
      ['AlexandriaWilhelminaFeathStokkeTrip', 'AlexandriaWilhelminaFeatherstonehaughStokkeTrip'],
    ],
    ['india-upi', ['AlexandriaWilhelminaFeathStokkeTrip']],
    ['cheque', ['AlexandriaWilhelminaFeatherstonehaughStokkeTrip']],
    ['constructor', ['AlexandriaWilhelminaFeatherstonehaughStokkeTrip']],
  ])('returns both forms of a long reference, that of the code first (%s)', (method, expected) => {
    expect(lookFor(method, LONG).references).toEqual(expected)
  })

  test('omits a form without encodable characters', () => {
    expect(lookFor('singapore-paynow', '陳美玲', '嬰兒車').references).toEqual(['陳美玲嬰兒車'])
  })
})
