import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { detailIn, type GiftChange, stateOfDetail } from './contribution-change.ts'
import type { Patch } from './patch.ts'
import { changedRow, type TakenRow, takenRow, withoutRow, withRow } from './rows.ts'

interface Recent {
  contributions: ContributionDetail[]
  total: number
}

/**
 * What a gift's change does to a list of recent gifts; undefined where the gift is not in it. From a
 * list of what is still to be confirmed a verified one goes.
 */
export function recentPatch<T extends Recent>(
  { contributions }: T,
  giftId: string,
  change: GiftChange,
  isOpenOnly = false,
): Patch<T> | undefined {
  const taken = takenRow(contributions, giftId)
  if (!taken) return undefined
  if (change.kind === 'removal') return removal(taken)
  const before = stateOfDetail(taken.row)
  const after = change.change(before)
  if (isOpenOnly && after.verifiedAt !== null) return removal(taken)
  return { apply: inState(giftId, after), undo: inState(giftId, before) }
}

function inState(giftId: string, state: Parameters<typeof detailIn>[0]) {
  return <T extends Recent>(answer: T): T => ({
    ...answer,
    contributions: changedRow(answer.contributions, giftId, detailIn(state)),
  })
}

function removal<T extends Recent>(taken: TakenRow<ContributionDetail>): Patch<T> {
  return {
    apply: answer => listing(answer, withoutRow(answer.contributions, taken.row.id)),
    undo: answer => listing(answer, withRow(answer.contributions, taken)),
  }
}

/** The same answer with other rows; its total follows them. */
function listing<T extends Recent>(answer: T, contributions: ContributionDetail[]): T {
  const total = answer.total + contributions.length - answer.contributions.length
  return { ...answer, contributions, total }
}
