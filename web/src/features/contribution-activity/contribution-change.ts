import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'

/** How a gift stands with its owner: what verifying and reminding change of it. */
export type ContributionState = Pick<
  OwnerContributor,
  'verifiedAt' | 'reminderCount' | 'reminderSentAt' | 'reminderUndelivered' | 'can'
>

export type ContributionChange =
  | { kind: 'state'; change: (state: ContributionState) => ContributionState }
  | { kind: 'removal' }

/** The money was seen: nothing is left to verify or to remind of. */
export function verifiedChange(now: Date): ContributionChange {
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
export function remindedChange(now: Date): ContributionChange {
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
export function toContributionState(contributor: ContributionState): ContributionState {
  const { verifiedAt, reminderCount, reminderSentAt, reminderUndelivered, can } = contributor
  return { verifiedAt, reminderCount, reminderSentAt, reminderUndelivered, can }
}

/** A contributor of an item that stands so. */
export function withContributorState(state: ContributionState) {
  return (contributor: OwnerContributor): OwnerContributor => ({
    ...contributor,
    ...state,
    paymentVerified: state.verifiedAt !== null,
  })
}

/** How a gift of the recent ones stands. */
export function detailState({ paymentStatus, can }: ContributionDetail): ContributionState {
  return toContributionState({ ...paymentStatus, can })
}

/** A gift of the recent ones that stands so. */
export function withDetailState({ can, ...state }: ContributionState) {
  return (contribution: ContributionDetail): ContributionDetail => ({
    ...contribution,
    can,
    paymentStatus: { ...state, verified: state.verifiedAt !== null },
  })
}
