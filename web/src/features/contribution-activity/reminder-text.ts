import { activityMessages } from '@registry/shared/messages/activity'
import { deliveryMessages } from '@registry/shared/messages/delivery'
import { type GiftFacts, type Reminding, reminding } from './contribution-summary.ts'

const words = activityMessages.gift

/** Why no reminder can go out now; undefined where one can. */
export function refusalOf(state: Reminding): string | undefined {
  if (state === 'no-address') return words.noAddressReason
  return typeof state === 'object' ? words.remindAgain(state.waitMs) : undefined
}

/** What stands beside an open gift: how often its giver was reminded, and when again. */
export function reminderNote(gift: GiftFacts, nowMs: number): string | undefined {
  const state = reminding(gift, nowMs)
  if (state === 'settled') return undefined
  if (state === 'no-address') return words.noAddress
  if (state === 'undelivered') {
    return `${deliveryMessages.reminder} ${deliveryMessages.undelivered}`
  }
  if (gift.reminderCount === 0) return undefined
  const sofar = words.reminded(gift.reminderCount)
  return state === 'ready' ? sofar : `${sofar}. ${words.remindAgain(state.waitMs)}`
}
