import { useMemo, useState } from 'react'
import { useRemindContributor, useVerifyContribution } from './contribution-mutations.ts'
import type { ContributionSummary } from './contribution-summary.ts'
import type { FailureTexts } from './use-contribution-action.ts'

/** What the buttons of a gift do; the same at every render, so that only changed rows are drawn. */
export interface ContributionHandlers {
  verify: (contributionId: string) => void
  remind: (contributionId: string) => void
  askToDelete: (contribution: ContributionSummary) => void
}

export interface ContributionListActions {
  handlers: ContributionHandlers
  /** What is said of a failure here; undefined for what all lists say. */
  failures: FailureTexts | undefined
  /** The gift that is asked about before it goes. */
  asked: ContributionSummary | undefined
  cancelDelete: () => void
}

/** What is done in a list of gifts. */
export function useContributionListActions(failures?: FailureTexts): ContributionListActions {
  const { mutate: verify } = useVerifyContribution(failures)
  const { mutate: remind } = useRemindContributor(failures)
  const [asked, setAsked] = useState<ContributionSummary>()
  const handlers = useMemo(
    () => ({
      verify: (contributionId: string) => verify(contributionId),
      remind: (contributionId: string) => remind(contributionId),
      askToDelete: setAsked,
    }),
    [verify, remind],
  )
  return { handlers, failures, asked, cancelDelete: () => setAsked(undefined) }
}
