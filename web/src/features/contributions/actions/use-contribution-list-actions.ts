import { useMemo, useState } from 'react'
import { useRemindContributor, useVerifyContribution } from './contribution-mutations.ts'
import type { ContributionSummary } from './contribution-summary.ts'
import type { FailureTexts } from './use-contribution-action.ts'

/**
 * Actions of the contribution buttons. The identity is stable, so that unchanged rows do not render
 * again.
 */
export interface ContributionHandlers {
  verify: (contributionId: string) => void
  remind: (contributionId: string) => void
  askToDelete: (contribution: ContributionSummary) => void
}

export interface ContributionListActions {
  handlers: ContributionHandlers
  /** Messages for failed actions; undefined for the defaults of the lists. */
  failures: FailureTexts | undefined
  /** The contribution whose deletion is to be confirmed. */
  contributionToDelete: ContributionSummary | undefined
  cancelDelete: () => void
}

/** Provides the actions of a contribution list and the state of its delete dialog. */
export function useContributionListActions(failures?: FailureTexts): ContributionListActions {
  const { mutate: verify } = useVerifyContribution(failures)
  const { mutate: remind } = useRemindContributor(failures)
  const [contributionToDelete, setContributionToDelete] = useState<ContributionSummary>()
  const handlers = useMemo(
    () => ({
      verify: (contributionId: string) => verify(contributionId),
      remind: (contributionId: string) => remind(contributionId),
      askToDelete: setContributionToDelete,
    }),
    [verify, remind],
  )
  return {
    handlers,
    failures,
    contributionToDelete,
    cancelDelete: () => setContributionToDelete(undefined),
  }
}
