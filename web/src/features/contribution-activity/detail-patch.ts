import type { ContributionDetail } from '@registry/shared/contract/owner-contributions'
import { detailIn, type GiftChange, stateOfDetail } from './contribution-change.ts'
import type { Patch } from './patch.ts'

interface Detail {
  data: ContributionDetail
}

/**
 * What a gift's change does to the gift looked at alone; undefined for another gift's. One that goes
 * stays as it was: its page is left, or it is back.
 */
export function detailPatch<T extends Detail>(
  { data }: T,
  giftId: string,
  change: GiftChange,
): Patch<T> | undefined {
  if (data.id !== giftId || change.kind === 'removal') return undefined
  const before = stateOfDetail(data)
  const after = change.change(before)
  return { apply: inState(after), undo: inState(before) }
}

function inState(state: Parameters<typeof detailIn>[0]) {
  return <T extends Detail>(answer: T): T => ({ ...answer, data: detailIn(state)(answer.data) })
}
