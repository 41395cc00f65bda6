import { describe, expect, test } from 'vitest'
import { parsePayeeAddress } from './payee-address.ts'

describe('parsePayeeAddress', () => {
  test.each([
    ['singapore-paynow', '9123 4567', '+6591234567'],
    ['singapore-paynow', 'priya@okbank', undefined],
    ['wise-transfer', ' @priyar12 ', 'priyar12'],
    ['wise-transfer', 'x', undefined],
    ['india-upi', 'Priya@OkBank', 'priya@okbank'],
    ['india-upi', '@priyar12', undefined],
    ['singapore-paynow', '', ''],
    ['wise-transfer', ' \n', ''],
    ['india-upi', '  ', ''],
  ] as const)('reads for %s %j as %j', (method, text, expected) => {
    expect(parsePayeeAddress(method, text)).toBe(expected)
  })
})
