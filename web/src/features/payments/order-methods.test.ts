import { PAYMENT_METHODS } from '@registry/shared/contract/registry-schemas'
import { describe, expect, test } from 'vitest'
import { guestPlace } from './guest-place.ts'
import { orderMethods } from './order-methods.ts'

const order = (timeZone: string) => orderMethods(PAYMENT_METHODS, guestPlace(timeZone))

describe('the order of payment methods', () => {
  test.each(['Asia/Singapore', 'UTC', 'Etc/GMT', ''])('begins with PayNow in %j', timeZone => {
    expect(order(timeZone)[0]).toBe('singapore-paynow')
  })

  test.each(['Asia/Kolkata', 'Asia/Calcutta'])('begins with UPI in %s', timeZone => {
    expect(order(timeZone)[0]).toBe('india-upi')
  })

  test('begins with Wise anywhere else, and ends with UPI', () => {
    expect(order('Europe/London')).toEqual(['wise-transfer', 'singapore-paynow', 'india-upi'])
  })

  test('adds nothing that is not offered', () => {
    expect(orderMethods(['india-upi'], 'singapore')).toEqual(['india-upi'])
    expect(orderMethods([], 'india')).toEqual([])
  })

  test('reads the clock of this device when it is given none', () => {
    expect(['singapore', 'india', 'elsewhere', 'unknown']).toContain(guestPlace())
  })
})
