import type { ThankYou } from '@registry/shared/contract/thank-yous'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../registries/registry-policy.ts'
import { findContributors, type Guest } from './contributor-store.ts'
import { toThankYou } from './thank-you-presenter.ts'
import { listByContributors } from './thanked-contribution-store.ts'

/** Guests with their gifts, in the order in which they come. */
export async function withContributions(
  db: Db,
  registryId: string,
  guests: readonly Guest[],
): Promise<ThankYou[]> {
  const keys = guests.map(({ key }) => key)
  const gifts = Map.groupBy(await listByContributors(db, registryId, keys), ({ key }) => key)
  return guests.map(guest => toThankYou(guest, gifts.get(guest.key) ?? []))
}

/** The guest who gave this; throws NOT_FOUND for a gift of another registry or one that was voided. */
export async function getContributor(db: Db, registryId: string, giftId: string): Promise<Guest> {
  const [guest] = await findContributors(db, registryId, [giftId])
  return requireFound(guest)
}

/** The same with their gifts. */
export async function getThankYou(db: Db, registryId: string, giftId: string): Promise<ThankYou> {
  const guest = await getContributor(db, registryId, giftId)
  const [thankYou] = await withContributions(db, registryId, [guest])
  return requireFound(thankYou)
}
