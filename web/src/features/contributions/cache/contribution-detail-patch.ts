import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import type { Patch } from './cache-patch.ts'
import { type ContributionChange, detailState, withDetailState } from './contribution-change.ts'

interface Detail {
  data: ContributionDetail
}

/**
 * Patch of the single contribution's query; undefined for other contributions. A deletion does not
 * change it, because its page is closed or, on failure, needs the data again.
 */
export function contributionDetailPatch<T extends Detail>(
  { data }: T,
  contributionId: string,
  change: ContributionChange,
): Patch<T> | undefined {
  if (data.id !== contributionId || change.kind === 'removal') return undefined
  const before = detailState(data)
  const after = change.change(before)
  return { apply: withState(after), undo: withState(before) }
}

function withState(state: Parameters<typeof withDetailState>[0]) {
  return <T extends Detail>(response: T): T => ({
    ...response,
    data: withDetailState(state)(response.data),
  })
}
