import { describe, expect, test } from 'vitest'
import { contributionPermissions, nextReminderAt } from './contribution-policy.ts'

const email = 'mei@example.com'

describe('contributionPermissions', () => {
  test.each([
    ['open', { verifiedAt: null, email }, { verify: true, remind: true, delete: true }],
    [
      'verified',
      { verifiedAt: new Date(0), email },
      { verify: false, remind: false, delete: true },
    ],
    [
      'open, without an address,',
      { verifiedAt: null, email: 'none' },
      { verify: true, remind: false, delete: true },
    ],
  ])('of an %s contribution', (_, contribution, expected) => {
    expect(contributionPermissions(contribution)).toEqual(expected)
  })
})

describe('nextReminderAt', () => {
  test('is a day after the last reminder, and null before the first', () => {
    expect(nextReminderAt(new Date('2026-11-20T10:00:00Z'))).toEqual(
      new Date('2026-11-21T10:00:00Z'),
    )
    expect(nextReminderAt(null)).toBeNull()
  })
})
