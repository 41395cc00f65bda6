import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'

/** How a gift stands with its owner: what verifying and reminding change of it. */
export type GiftState = Pick<
  OwnerContributor,
  'verifiedAt' | 'reminderCount' | 'reminderSentAt' | 'reminderUndelivered' | 'can'
>

export type GiftChange =
  | { kind: 'state'; change: (state: GiftState) => GiftState }
  | { kind: 'removal' }

/** The money was seen: nothing is left to verify or to remind of. */
export function verifiedGift(now: Date): GiftChange {
  const verifiedAt = now.toISOString()
  return {
    kind: 'state',
    change: ({ can, ...state }) => ({
      ...state,
      verifiedAt,
      can: { ...can, verify: false, remind: false },
    }),
  }
}

/** Counts one more reminder, unless it repeats an undelivered one. */
export function remindedGift(now: Date): GiftChange {
  const reminderSentAt = now.toISOString()
  return {
    kind: 'state',
    change: state => ({
      ...{ ...state, reminderSentAt, reminderUndelivered: false },
      reminderCount: state.reminderCount + (state.reminderUndelivered ? 0 : 1),
    }),
  }
}

/** How a contributor of an item stands. */
export function stateOf(contributor: GiftState): GiftState {
  const { verifiedAt, reminderCount, reminderSentAt, reminderUndelivered, can } = contributor
  return { verifiedAt, reminderCount, reminderSentAt, reminderUndelivered, can }
}

/** A contributor of an item that stands so. */
export function contributorIn(state: GiftState) {
  return (contributor: OwnerContributor): OwnerContributor => ({
    ...contributor,
    ...state,
    paymentVerified: state.verifiedAt !== null,
  })
}

/** How a gift of the recent ones stands. */
export function stateOfDetail({ paymentStatus, can }: ContributionDetail): GiftState {
  return stateOf({ ...paymentStatus, can })
}

/** A gift of the recent ones that stands so. */
export function detailIn({ can, ...state }: GiftState) {
  return (gift: ContributionDetail): ContributionDetail => ({
    ...gift,
    can,
    paymentStatus: { ...state, verified: state.verifiedAt !== null },
  })
}
