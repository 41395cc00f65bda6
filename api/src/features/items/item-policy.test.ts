import { cents, remainingCents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canUndoAdd,
  isFullyFunded,
  ownerItemPermissions,
  publicItemPermissions,
} from './item-policy.ts'

const funding = (price: number, given: number) => ({
  totalPriceCents: cents(price),
  amountContributedCents: cents(given),
})

describe('publicItemPermissions', () => {
  test.each([
    ['nothing given', 100, 0, true],
    ['a cent left', 100, 99, true],
    ['nothing left', 100, 100, false],
    ['a price lowered below what was given', 100, 101, false],
    ['no price', 0, 0, false],
  ])('with %s (%i of which %i): contribute %s', (_, price, given, contribute) => {
    expect(publicItemPermissions(funding(price, given))).toEqual({ contribute })
  })

  test('allows contributing exactly while something remains', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(amount, amount, (price, given) => {
        const item = funding(price, given)
        const left = remainingCents(item.totalPriceCents, item.amountContributedCents)
        expect(publicItemPermissions(item).contribute).toBe(left > 0)
        expect(isFullyFunded(item)).toBe(left === 0)
      }),
    )
  })
})

describe('ownerCan', () => {
  test.each([
    [0, false],
    [1, true],
    [200, true],
  ])('with %i contributors: reset %s', (count, reset) => {
    expect(ownerItemPermissions(count)).toEqual({ edit: true, delete: true, reset })
  })
})

describe('canUndoAdd', () => {
  const createdAt = new Date('2026-11-01T08:00:00Z')
  test.each([
    ['at once', 0, 0, true],
    ['after a minute', 60_000, 0, true],
    ['after more than a minute', 60_001, 0, false],
    ['with a contribution', 0, 1, false],
  ])('%s (after %i ms, %i cents given): %s', (_, age, given, expected) => {
    const item = { createdAt, amountContributedCents: cents(given) }
    expect(canUndoAdd(item, new Date(createdAt.getTime() + age))).toBe(expected)
  })
})
