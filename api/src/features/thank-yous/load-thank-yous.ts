import type { ThankYou } from '@registry/shared/contract/thank-yous'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../registries/registry-policy.ts'
import { findContributors, type Guest } from './contributor-store.ts'
import { toThankYou } from './thank-you-presenter.ts'
import { listByContributors } from './thanked-contribution-store.ts'

/** Loads the contributions of contributors and converts both, in the given order. */
export async function withContributions(
  db: Db,
  registryId: string,
  guests: readonly Guest[],
): Promise<ThankYou[]> {
  const keys = guests.map(({ key }) => key)
  const gifts = Map.groupBy(await listByContributors(db, registryId, keys), ({ key }) => key)
  return guests.map(guest => toThankYou(guest, gifts.get(guest.key) ?? []))
}

/** Returns the contributor of a contribution. Throws NOT_FOUND if it is voided or of another registry. */
export async function getContributor(db: Db, registryId: string, giftId: string): Promise<Guest> {
  const [guest] = await findContributors(db, registryId, [giftId])
  return requireFound(guest)
}

/** Loads a contributor with their contributions. */
export async function getThankYou(db: Db, registryId: string, giftId: string): Promise<ThankYou> {
  const guest = await getContributor(db, registryId, giftId)
  const [thankYou] = await withContributions(db, registryId, [guest])
  return requireFound(thankYou)
}
