import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { formatDollars } from '@registry/shared/money/format-money'
import { addCents, cents } from '@registry/shared/money/money'

export type GuestFilter = 'toWrite' | 'sent' | 'all'

const isSent = ({ status }: ThankYou) => status === 'sent'

/** The guests that a filter lets through, in their order. */
export function shownGuests(guests: readonly ThankYou[], filter: GuestFilter): ThankYou[] {
  if (filter === 'all') return [...guests]
  return guests.filter(guest => isSent(guest) === (filter === 'sent'))
}

export function countGuests(guests: readonly ThankYou[]): Record<GuestFilter, number> {
  const sent = guests.filter(isSent).length
  return { toWrite: guests.length - sent, sent, all: guests.length }
}

/** Since when a guest waits for a note: their first gift that none thanks for. */
function waitingSince({ gifts }: ThankYou): string {
  return gifts.find(({ isThanked }) => !isThanked)?.timestamp ?? ''
}

/** As the server orders them: who waits first, the longest before; then who was thanked last. */
export function inOrder(guests: readonly ThankYou[]): ThankYou[] {
  return guests.toSorted((a, b) => {
    if (isSent(a) !== isSent(b)) return isSent(a) ? 1 : -1
    if (isSent(a)) return (b.sentAt ?? '').localeCompare(a.sentAt ?? '')
    return waitingSince(a).localeCompare(waitingSince(b))
  })
}

/** Who is to be written to after this guest: the next in the list, from its beginning again. */
export function nextToWrite(guests: readonly ThankYou[], after: string): ThankYou | undefined {
  const at = guests.findIndex(({ id }) => id === after)
  const turned = [...guests.slice(at + 1), ...guests.slice(0, Math.max(0, at))]
  return turned.find(guest => !isSent(guest))
}

/** Whose gift this is. */
export function guestOf(guests: readonly ThankYou[], giftId: string): ThankYou | undefined {
  return guests.find(
    ({ id, gifts }) => id === giftId || gifts.some(gift => gift.contributionId === giftId),
  )
}

/** What somebody gave, in one line: the item or how many, and what it comes to. */
export function giftLine({ gifts }: ThankYou): { what: string; total: string } {
  const total = gifts.reduce((sum, { amount }) => addCents(sum, amount), cents(0))
  const [first] = gifts
  const what = first && gifts.length === 1 ? first.itemName : deskMessages.gifts(gifts.length)
  return { what, total: formatDollars(total) }
}

/** As it will be once the server has heard that the note went out. */
export function asSent(guest: ThankYou, now: Date): ThankYou {
  const gifts = guest.gifts.map(gift => ({ ...gift, isThanked: true }))
  return { ...guest, status: 'sent', sentAt: now.toISOString(), isUndelivered: false, gifts }
}

/** As it will be once that is taken back; which earlier gifts stay thanked for, the server knows. */
export function asNotSent(guest: ThankYou): ThankYou {
  const gifts = guest.gifts.map(gift => ({ ...gift, isThanked: false }))
  return { ...guest, status: guest.note ? 'draft' : 'not_started', sentAt: null, gifts }
}

/** The list with these guests as they are now. */
export function withGuests(guests: readonly ThankYou[], changed: readonly ThankYou[]): ThankYou[] {
  const byId = new Map(changed.map(guest => [guest.id, guest]))
  return inOrder(guests.map(guest => byId.get(guest.id) ?? guest))
}
