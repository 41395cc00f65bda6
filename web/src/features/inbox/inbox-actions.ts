import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'

/** What can be done with gifts that are to be confirmed. */
export interface InboxActions {
  receive: (contributions: readonly ContributionDetail[]) => void
  undo: (ids: readonly string[]) => void
  retry: (id: string) => void
  remind: (contributions: readonly ContributionDetail[]) => void
  /** Asks whether the gift is to be removed. */
  refuse: (contribution: ContributionDetail) => void
}
