import { PAYMENT_METHODS } from '@registry/shared/contract/registry-schemas'
import { describe, expect, test } from 'vitest'
import { guestPlace } from './guest-place.ts'
import { orderMethods } from './order-methods.ts'

const order = (timeZone: string) => orderMethods(PAYMENT_METHODS, guestPlace(timeZone))

describe('orderMethods', () => {
  test.each(['Asia/Singapore', 'UTC', 'Etc/GMT', ''])('puts PayNow first in %j', timeZone => {
    expect(order(timeZone)[0]).toBe('singapore-paynow')
  })

  test.each(['Asia/Kolkata', 'Asia/Calcutta'])('puts UPI first in %s', timeZone => {
    expect(order(timeZone)[0]).toBe('india-upi')
  })

  test('puts Wise first and UPI last anywhere else', () => {
    expect(order('Europe/London')).toEqual(['wise-transfer', 'singapore-paynow', 'india-upi'])
  })

  test('adds no method that the registry does not offer', () => {
    expect(orderMethods(['india-upi'], 'singapore')).toEqual(['india-upi'])
    expect(orderMethods([], 'india')).toEqual([])
  })

  test('defaults to the time zone of the device', () => {
    expect(['singapore', 'india', 'elsewhere', 'unknown']).toContain(guestPlace())
  })
})
