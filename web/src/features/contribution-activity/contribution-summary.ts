import type { OwnerContributor } from '@registry/shared/contract/contributor-schemas'
import {
  type ContributionDetail,
  REMINDER_PAUSE_MS,
} from '@registry/shared/contract/owner-contributions'
import type { Cents } from '@registry/shared/money/money'
import { type GiftState, stateOf, stateOfDetail } from './contribution-change.ts'

/** A gift as its owner acts on it, wherever it is listed. */
export interface GiftFacts extends GiftState {
  id: string
  name: string
  amount: Cents
  itemName: string
}

/** A gift in an item's list of contributors. */
export function factsOfContributor(contributor: OwnerContributor, itemName: string): GiftFacts {
  const { id, name, amount } = contributor
  return { id, name, amount, itemName, ...stateOf(contributor) }
}

/** A gift in the list of recent ones. */
export function factsOfDetail(gift: ContributionDetail): GiftFacts {
  const { id, amount, contributor, item } = gift
  return { id, name: contributor.name, amount, itemName: item.name, ...stateOfDetail(gift) }
}

/** 'undelivered': the last reminder was refused or given up, so another may go out at once. */
export type Reminding = 'settled' | 'no-address' | 'undelivered' | 'ready' | { waitMs: number }

/** Whether the giver may be reminded now, or why not. */
export function reminding(
  { verifiedAt, reminderSentAt, reminderUndelivered, can }: GiftState,
  nowMs: number,
): Reminding {
  if (verifiedAt !== null) return 'settled'
  if (!can.remind) return 'no-address'
  if (reminderUndelivered) return 'undelivered'
  if (reminderSentAt === null) return 'ready'
  // A clock that is a little slow, as one that is looked at once a minute, must not make it longer.
  const agoMs = Math.max(0, nowMs - Date.parse(reminderSentAt))
  return agoMs < REMINDER_PAUSE_MS ? { waitMs: REMINDER_PAUSE_MS - agoMs } : 'ready'
}
