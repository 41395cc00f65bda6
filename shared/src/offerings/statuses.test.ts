import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACCEPTED_STATUSES,
  canTransition,
  OFFERING_STATUSES,
  type OfferingStatus,
} from './statuses.ts'

const status = fc.constantFrom(...OFFERING_STATUSES)

/** Follows the allowed transitions and skips the others. */
function walk(wishes: readonly OfferingStatus[]): OfferingStatus[] {
  const path: OfferingStatus[] = ['pending_review']
  for (const to of wishes) {
    const from = path.at(-1) ?? 'pending_review'
    if (canTransition(from, to)) path.push(to)
  }
  return path
}

describe('canTransition', () => {
  test.each([
    ['pending_review', ['available', 'cancelled']],
    ['available', ['interested', 'confirmed', 'cancelled']],
    ['interested', ['confirmed', 'cancelled']],
    ['confirmed', ['delivered', 'cancelled']],
    ['delivered', []],
    ['cancelled', []],
  ] as const)('lead from %s to %j and nowhere else', (from, to) => {
    expect(OFFERING_STATUSES.filter(next => canTransition(from, next))).toEqual(to)
  })

  test('never permits a return to an earlier status', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), wishes => {
        const path = walk(wishes)
        expect(new Set(path).size).toBe(path.length)
        expect(path.length).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('permits delivery only after confirmation', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 30 }), wishes => {
        const path = walk(wishes)
        if (!path.includes('delivered')) return
        expect(path.slice(0, 2)).toEqual(['pending_review', 'available'])
        expect(path.slice(-2)).toEqual(['confirmed', 'delivered'])
      }),
    )
  })

  test('permits cancelling every accepted offering', () => {
    for (const from of ACCEPTED_STATUSES) expect(canTransition(from, 'cancelled')).toBe(true)
  })
})
