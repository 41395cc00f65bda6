import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { OwnerItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { makeContributor, makeGivenItem } from '../../../../test/make-given-item.ts'
import { type ContributionChange, remindedChange, verifiedChange } from './contribution-change.ts'
import { contributionDetailPatch } from './contribution-detail-patch.ts'
import { contributionStatsPatch } from './contribution-stats-patch.ts'
import { ownerItemsPatch } from './owner-items-patch.ts'
import { recentContributionsPatch } from './recent-contributions-patch.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const removal: ContributionChange = { kind: 'removal' }
const changes = fc.constantFrom(removal, verifiedChange(now), remindedChange(now))

const applied = <T>(response: T, patch: { apply: (response: T) => T } | undefined): T =>
  patch ? patch.apply(response) : response

describe('ownerItemsPatch', () => {
  const items = [
    makeGivenItem('cot', [makeContributor('a'), makeContributor('b', { amount: cents(3000) })]),
    makeGivenItem('pram', [makeContributor('c')]),
  ]

  test('sets the time of a verified contribution and disables verifying and reminding', () => {
    const [cot] = applied({ items }, ownerItemsPatch({ items }, 'b', verifiedChange(now))).items
    expect(cot?.contributors[1]).toMatchObject({
      paymentVerified: true,
      verifiedAt: now.toISOString(),
      can: { verify: false, remind: false, delete: true },
    })
    expect(cot).toMatchObject({ amountContributed: 5000, contributorCount: 2 })
  })

  test('counts a reminder and sets its time', () => {
    const [, pram] = applied({ items }, ownerItemsPatch({ items }, 'c', remindedChange(now))).items
    expect(pram?.contributors[0]).toMatchObject({
      reminderCount: 1,
      reminderSentAt: now.toISOString(),
      paymentVerified: false,
    })
  })

  test('does not count a reminder that replaces an undelivered one', () => {
    const undelivered = { reminderCount: 1, reminderUndelivered: true }
    const own = { items: [makeGivenItem('cot', [makeContributor('a', undelivered)])] }
    const [cot] = applied(own, ownerItemsPatch(own, 'a', remindedChange(now))).items
    expect(cot?.contributors[0]).toMatchObject({ reminderCount: 1, reminderUndelivered: false })
  })

  test('subtracts the amount of a deleted contribution and reopens its item', () => {
    const [cot] = applied({ items }, ownerItemsPatch({ items }, 'b', removal)).items
    expect(cot).toMatchObject({
      amountContributed: 2000,
      contributorCount: 1,
      isFullyFunded: false,
      can: { reset: true },
    })
    expect(cot?.contributors.map(({ id }) => id)).toEqual(['a'])
  })

  test('disables resetting after the last contribution is deleted', () => {
    const [, pram] = applied({ items }, ownerItemsPatch({ items }, 'c', removal)).items
    expect(pram).toMatchObject({ amountContributed: 0, contributorCount: 0, can: { reset: false } })
  })

  test('is undefined for an unknown contribution and preserves the identity of other items', () => {
    expect(ownerItemsPatch({ items }, 'gone', removal)).toBeUndefined()
    expect(applied({ items }, ownerItemsPatch({ items }, 'a', removal)).items[1]).toBe(items[1])
  })

  test('adds no duplicate when undone after the list was refetched', () => {
    const patch = ownerItemsPatch({ items }, 'a', removal)
    expect(patch?.undo({ items })).toEqual({ items })
  })
})

describe('the contributions to deleted items', () => {
  const response = { items: [], unconfirmedOfDeleted: ['a', 'b'] }

  test.each([
    ['a deletion', removal, ['b']],
    ['a confirmation', verifiedChange(now), ['b']],
    ['a reminder', remindedChange(now), ['a', 'b']],
  ])('after %s', (_, change, left) => {
    const patch = ownerItemsPatch(response, 'a', change)
    const next = applied(response, patch)
    expect(next.unconfirmedOfDeleted).toEqual(left)
    const undone = patch ? patch.undo(next) : next
    expect(undone.unconfirmedOfDeleted.toSorted()).toEqual(['a', 'b'])
  })
})

describe('recentContributionsPatch', () => {
  const response = { contributions: ['a', 'b', 'c'].map(id => makeContribution(id)), total: 40 }

  test('preserves the position of a verified contribution', () => {
    const { contributions, total } = applied(
      response,
      recentContributionsPatch(response, 'b', verifiedChange(now)),
    )
    expect(contributions.map(contribution => contribution.paymentStatus.verified)).toEqual([
      false,
      true,
      false,
    ])
    expect(total).toBe(40)
  })

  test.each([
    ['a deleted contribution', removal, false],
    ['a verified contribution, if unconfirmed only,', verifiedChange(now), true],
  ] as const)('removes %s from the list and adjusts the total', (_, change, isUnconfirmedOnly) => {
    const next = applied(
      response,
      recentContributionsPatch(response, 'b', change, isUnconfirmedOnly),
    )
    expect(next.contributions.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(next.total).toBe(39)
  })

  test('does not remove a reminded contribution from the unconfirmed ones', () => {
    const next = applied(
      response,
      recentContributionsPatch(response, 'b', remindedChange(now), true),
    )
    expect(next.contributions[1]?.paymentStatus.reminderCount).toBe(1)
  })
})

describe('contributionDetailPatch', () => {
  const response = { data: makeContribution('a') }

  test('marks the contribution as verified, and restores it on undo', () => {
    const patch = contributionDetailPatch(response, 'a', verifiedChange(now))
    const next = applied(response, patch)
    expect(next.data).toMatchObject({
      paymentStatus: { verified: true, verifiedAt: now.toISOString() },
      can: { verify: false, remind: false, delete: true },
    })
    expect(patch?.undo(next)).toEqual(response)
  })

  test('is undefined for a deletion and for another contribution', () => {
    expect(contributionDetailPatch(response, 'a', removal)).toBeUndefined()
    expect(contributionDetailPatch(response, 'b', verifiedChange(now))).toBeUndefined()
  })
})

describe('contributionStatsPatch', () => {
  const stats = {
    totalRegistryValue: cents(50_000),
    totalAmount: cents(9000),
    totalContributions: 3,
    todayContributions: 1,
  }

  test.each([
    ['in the first minute of the day in Singapore', '2026-11-19T16:00:00.000Z', 0],
    ['in the minute before', '2026-11-19T15:59:00.000Z', 1],
  ])('subtracts a contribution made %s', (_, timestamp, today) => {
    const { apply } = contributionStatsPatch({ amount: cents(2000), timestamp }, now)
    expect(apply({ success: true, stats }).stats).toEqual({
      totalRegistryValue: 50_000,
      totalAmount: 7000,
      totalContributions: 2,
      todayContributions: today,
    })
  })
})

describe('any change', () => {
  const state = fc.record({
    amount: fc.integer({ min: 1, max: 9000 }).map(cents),
    reminderCount: fc.nat(3),
    isVerified: fc.boolean(),
  })
  const lists = fc.array(fc.array(state, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  const itemsOf = (all: typeof lists extends fc.Arbitrary<infer L> ? L : never) =>
    all.map((contributions, item) =>
      makeGivenItem(
        `item-${item}`,
        contributions.map(({ isVerified, ...rest }, contribution) =>
          makeContributor(`${item}-${contribution}`, {
            ...rest,
            paymentVerified: isVerified,
            verifiedAt: isVerified ? '2026-11-19T10:00:00.000Z' : null,
          }),
        ),
      ),
    )
  const recentOf = (items: OwnerItem[]): ContributionDetail[] =>
    items.flatMap(item =>
      item.contributors.map(({ id, amount }) => makeContribution(id, { amount })),
    )

  test('is reverted by its undo', () => {
    fc.assert(
      fc.property(
        lists,
        changes,
        fc.nat(),
        fc.boolean(),
        (all, change, pick, isUnconfirmedOnly) => {
          const items = itemsOf(all)
          const contributions = recentOf(items)
          const id = contributions[pick % Math.max(1, contributions.length)]?.id ?? 'none'
          const own = ownerItemsPatch({ items }, id, change)
          const recent = { contributions, total: contributions.length }
          const listed = recentContributionsPatch(recent, id, change, isUnconfirmedOnly)
          if (own) expect(own.undo(own.apply({ items }))).toEqual({ items })
          if (listed) expect(listed.undo(listed.apply(recent))).toEqual(recent)
          expect(own === undefined).toBe(contributions.length === 0)
        },
      ),
    )
  })

  test('is undone without affecting a second change', () => {
    fc.assert(
      fc.property(lists, changes, changes, fc.nat(), fc.nat(), (all, one, other, pick, next) => {
        const items = itemsOf(all)
        const ids = recentOf(items).map(({ id }) => id)
        const first = ids[pick % Math.max(1, ids.length)]
        const second = ids[next % Math.max(1, ids.length)]
        fc.pre(first !== undefined && second !== undefined && first !== second)
        const a = ownerItemsPatch({ items }, first ?? '', one)
        const onlyA = applied({ items }, a)
        const b = ownerItemsPatch(onlyA, second ?? '', other)
        const both = applied(onlyA, b)
        const undone = a ? a.undo(both) : both
        expect(sorted(undone.items)).toEqual(
          sorted(applied({ items }, ownerItemsPatch({ items }, second ?? '', other)).items),
        )
      }),
    )
  })
})

/**
 * Sorted by id, because after undoing two adjacent removals the order is only restored by the next
 * response.
 */
function sorted(items: OwnerItem[]): OwnerItem[] {
  return items.map(item => ({
    ...item,
    contributors: item.contributors.toSorted((a, b) => a.id.localeCompare(b.id)),
  }))
}
