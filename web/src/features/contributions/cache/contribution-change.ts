import type { OwnerContributor } from '@registry/shared/contract/contributions/contributor-schemas'
import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'

/** State of a contribution's payment, which verifying and reminding change. */
export type ContributionState = Pick<
  OwnerContributor,
  'verifiedAt' | 'claimedAt' | 'reminderCount' | 'reminderSentAt' | 'reminderUndelivered' | 'can'
>

export type ContributionChange =
  | { kind: 'state'; change: (state: ContributionState) => ContributionState }
  | { kind: 'removal' }

/** Marks the payment as verified, so that it can be neither verified nor reminded of again. */
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

export function toContributionState(contributor: ContributionState): ContributionState {
  const { verifiedAt, claimedAt, reminderCount, reminderSentAt, reminderUndelivered, can } =
    contributor
  return { verifiedAt, claimedAt, reminderCount, reminderSentAt, reminderUndelivered, can }
}

export function withContributorState(state: ContributionState) {
  return (contributor: OwnerContributor): OwnerContributor => ({
    ...contributor,
    ...state,
    paymentVerified: state.verifiedAt !== null,
  })
}

export function detailState({ paymentStatus, can }: ContributionDetail): ContributionState {
  return toContributionState({ ...paymentStatus, can })
}

export function withDetailState({ can, ...state }: ContributionState) {
  return (contribution: ContributionDetail): ContributionDetail => ({
    ...contribution,
    can,
    paymentStatus: { ...state, verified: state.verifiedAt !== null },
  })
}
