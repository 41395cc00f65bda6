import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { formatDollars } from '@registry/shared/money/format-money'
import { addCents, cents } from '@registry/shared/money/money'

export type GuestFilter = 'toWrite' | 'sent' | 'all'

const isSent = ({ status }: ThankYou) => status === 'sent'

/** Returns the contributors that match the filter, in order. */
export function shownGuests(guests: readonly ThankYou[], filter: GuestFilter): ThankYou[] {
  if (filter === 'all') return [...guests]
  return guests.filter(guest => isSent(guest) === (filter === 'sent'))
}

export function countGuests(guests: readonly ThankYou[]): Record<GuestFilter, number> {
  const sent = guests.filter(isSent).length
  return { toWrite: guests.length - sent, sent, all: guests.length }
}

/** Returns the timestamp of the first unthanked contribution. */
function waitingSince({ gifts }: ThankYou): string {
  return gifts.find(({ isThanked }) => !isThanked)?.timestamp ?? ''
}

/** Sorts like the server: unthanked first by waiting time, then thanked with the latest first. */
export function inOrder(guests: readonly ThankYou[]): ThankYou[] {
  return guests.toSorted((a, b) => {
    if (isSent(a) !== isSent(b)) return isSent(a) ? 1 : -1
    if (isSent(a)) return (b.sentAt ?? '').localeCompare(a.sentAt ?? '')
    return waitingSince(a).localeCompare(waitingSince(b))
  })
}

/** Returns the next contributor to write to after the given one, wrapping around at the end. */
export function nextToWrite(guests: readonly ThankYou[], after: string): ThankYou | undefined {
  const at = guests.findIndex(({ id }) => id === after)
  const turned = [...guests.slice(at + 1), ...guests.slice(0, Math.max(0, at))]
  return turned.find(guest => !isSent(guest))
}

/** Finds the contributor with this id or with a contribution of this id. */
export function guestOf(guests: readonly ThankYou[], giftId: string): ThankYou | undefined {
  return guests.find(
    ({ id, gifts }) => id === giftId || gifts.some(gift => gift.contributionId === giftId),
  )
}

/** Returns the item name, or the number of contributions, and the total. */
export function giftLine({ gifts }: ThankYou): { what: string; total: string } {
  const total = gifts.reduce((sum, { amount }) => addCents(sum, amount), cents(0))
  const [first] = gifts
  const what = first && gifts.length === 1 ? first.itemName : deskMessages.gifts(gifts.length)
  return { what, total: formatDollars(total) }
}

/** Returns the contributor as marked sent, for an optimistic update. */
export function asSent(guest: ThankYou, now: Date): ThankYou {
  const gifts = guest.gifts.map(gift => ({ ...gift, isThanked: true }))
  return { ...guest, status: 'sent', sentAt: now.toISOString(), isUndelivered: false, gifts }
}

/**
 * Returns the contributor as unmarked, for an optimistic update; the server knows which contributions remain thanked.
 */
export function asNotSent(guest: ThankYou): ThankYou {
  const gifts = guest.gifts.map(gift => ({ ...gift, isThanked: false }))
  return { ...guest, status: guest.note ? 'draft' : 'not_started', sentAt: null, gifts }
}

/** Returns the sorted list with the changed entries replaced. */
export function withGuests(guests: readonly ThankYou[], changed: readonly ThankYou[]): ThankYou[] {
  const byId = new Map(changed.map(guest => [guest.id, guest]))
  return inOrder(guests.map(guest => byId.get(guest.id) ?? guest))
}
