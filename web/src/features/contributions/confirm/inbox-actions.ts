import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'

/** Actions on unconfirmed contributions. */
export interface InboxActions {
  confirm: (contributions: readonly ContributionDetail[]) => void
  undo: (ids: readonly string[]) => void
  retry: (id: string) => void
  remind: (contributions: readonly ContributionDetail[]) => void
  /** Opens the dialog that asks whether to delete the contribution. */
  askToDelete: (contribution: ContributionDetail) => void
}
