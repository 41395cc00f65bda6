import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import { describe, expect, test } from 'vitest'
import { sortPaymentMethods } from './sort-payment-methods.ts'
import { visitorLocation } from './visitor-location.ts'

const order = (timeZone: string) => sortPaymentMethods(PAYMENT_METHODS, visitorLocation(timeZone))

describe('sortPaymentMethods', () => {
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
    expect(sortPaymentMethods(['india-upi'], 'singapore')).toEqual(['india-upi'])
    expect(sortPaymentMethods([], 'india')).toEqual([])
  })

  test('defaults to the time zone of the device', () => {
    expect(['singapore', 'india', 'elsewhere', 'unknown']).toContain(visitorLocation())
  })
})
