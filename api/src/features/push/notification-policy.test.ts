import { expect, test } from 'vitest'
import { shouldNotify } from './notification-policy.ts'

test.each([
  ['auntie@example.com', false, true],
  ['priya@example.com', false, false],
  ['PRIYA@Example.com', false, false],
  ['priya@example.com', true, true],
  ['priya+test@example.com', false, true],
])(
  'contribution of %s with own contributions wanted %s: notified %s',
  (email, ownGifts, isTold) => {
    const owner = { account: { email: 'Priya@example.com' }, choices: { ownGifts } }
    expect(shouldNotify({ email }, owner)).toBe(isTold)
  },
)
