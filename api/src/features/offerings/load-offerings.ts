import type {
  OfferingPhoto,
  OwnerOffering,
  OwnOffering,
} from '@registry/shared/contract/offering-schemas'
import type { Db } from '../../db/connect.ts'
import { toOfferingPhoto } from '../offering-photos/photo-presenter.ts'
import * as photoStore from '../offering-photos/photo-store.ts'
import { requireFound } from '../registries/registry-policy.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as interestStore from './offering-interest-store.ts'
import * as messageStore from './offering-message-store.ts'
import { toOwnerOffering, toOwnOffering } from './offering-presenter.ts'
import * as store from './offering-store.ts'

/** Gives what is shown of the photos of offerings, by offering. */
export async function loadPhotos(
  db: Db,
  offerings: readonly { id: string }[],
): Promise<(id: string) => OfferingPhoto[]> {
  const photos = await photoStore.listByOfferings(
    db,
    offerings.map(({ id }) => id),
  )
  return id => (photos.get(id) ?? []).map(toOfferingPhoto)
}

/** Offerings as their registry's owner sees them. */
export async function forOwner(
  db: Db,
  offerings: readonly store.Offering[],
): Promise<OwnerOffering[]> {
  const ids = offerings.map(({ id }) => id)
  // One after the other: in a transaction there is one connection.
  const photos = await loadPhotos(db, offerings)
  const counts = await messageStore.countByOffering(db, ids)
  return offerings.map(one => toOwnerOffering(one, photos(one.id), counts.get(one.id)))
}

/** One offering of a registry as its owner sees it. Throws NOT_FOUND. */
export async function loadForOwner(db: Db, registryId: string, id: string): Promise<OwnerOffering> {
  const [offering] = await forOwner(db, [requireFound(await store.findOwn(db, registryId, id))])
  return requireFound(offering)
}

/** An offering, whole, for whoever has proved to hold its link. Throws NOT_FOUND. */
export async function loadForOfferer(db: Db, id: string): Promise<OwnOffering> {
  const offering = requireFound(await store.findById(db, id))
  const photos = await loadPhotos(db, [offering])
  return toOwnOffering({
    offering,
    photos: photos(offering.id),
    registry: requireFound(await registryStore.findById(db, offering.registryId)),
    contact: await interestStore.findContact(db, id),
    messages: await messageStore.list(db, id),
  })
}
