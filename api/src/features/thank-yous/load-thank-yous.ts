import type { ThankYou } from '@registry/shared/contract/thank-yous'
import type { Db } from '../../db/connect.ts'
import { found } from '../registries/registry-policy.ts'
import { findGuests, type Guest } from './contributor-store.ts'
import { toThankYou } from './thank-you-presenter.ts'
import { listOfGuests } from './thanked-contribution-store.ts'

/** Guests with their gifts, in the order in which they come. */
export async function withGifts(
  db: Db,
  registryId: string,
  guests: readonly Guest[],
): Promise<ThankYou[]> {
  const keys = guests.map(({ key }) => key)
  const gifts = Map.groupBy(await listOfGuests(db, registryId, keys), ({ key }) => key)
  return guests.map(guest => toThankYou(guest, gifts.get(guest.key) ?? []))
}

/** The guest who gave this; throws NOT_FOUND for a gift of another registry or one that was voided. */
export async function getGuest(db: Db, registryId: string, giftId: string): Promise<Guest> {
  const [guest] = await findGuests(db, registryId, [giftId])
  return found(guest)
}

/** The same with their gifts. */
export async function getThankYou(db: Db, registryId: string, giftId: string): Promise<ThankYou> {
  const guest = await getGuest(db, registryId, giftId)
  const [thankYou] = await withGifts(db, registryId, [guest])
  return found(thankYou)
}
