import type { User } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { findFirstSteps } from './find-first-steps.ts'

const NOTHING = { isTestPaid: false, isShared: false, isNotified: false, isDismissed: false }

/** A user with the fields that the steps depend on. */
function userWith({
  checklist = {},
  emailVerified = false,
  paymentMethods = [],
}: {
  checklist?: Partial<typeof NOTHING>
  emailVerified?: boolean
  paymentMethods?: User['registrySettings']['paymentMethods']
}): Parameters<typeof findFirstSteps>[0] {
  return {
    emailVerified,
    checklist: { ...NOTHING, ...checklist },
    registrySettings: { paymentMethods },
  }
}

const openSteps = (user: Parameters<typeof findFirstSteps>[0], hasItem: boolean) =>
  findFirstSteps(user, hasItem)
    .steps.filter(({ isDone }) => !isDone)
    .map(({ name }) => name)

describe('findFirstSteps', () => {
  test('returns five open steps for a new owner', () => {
    const found = findFirstSteps(userWith({}), false)
    expect(found.steps.map(({ name }) => name)).toEqual([
      'email',
      'item',
      'payment',
      'share',
      'notify',
    ])
    expect(found.steps.some(({ isDone }) => isDone)).toBe(false)
    expect(found).toMatchObject({ isEmailMissing: true, isPaymentMissing: true })
  })

  test('asks for a paid test code once a payment method is set', () => {
    const user = userWith({ emailVerified: true, paymentMethods: ['singapore-paynow'] })
    expect(openSteps(user, true)).toEqual(['test', 'share', 'notify'])
  })

  test('returns no steps once all are done', () => {
    const user = userWith({
      emailVerified: true,
      paymentMethods: ['india-upi'],
      checklist: { isTestPaid: true, isShared: true, isNotified: true },
    })
    expect(findFirstSteps(user, true).steps).toEqual([])
  })

  test('returns only an unconfirmed email and a missing payment method after a dismissal', () => {
    const checklist = { isDismissed: true }
    expect(openSteps(userWith({ checklist }), false)).toEqual(['email', 'payment'])
    expect(openSteps(userWith({ checklist, emailVerified: true }), false)).toEqual(['payment'])
    const ready = userWith({ checklist, emailVerified: true, paymentMethods: ['wise-transfer'] })
    expect(findFirstSteps(ready, false).steps).toEqual([])
  })
})
