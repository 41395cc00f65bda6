import type {
  OfferingPhoto,
  OwnerOffering,
  OwnOffering,
} from '@registry/shared/contract/offerings/offering-schemas'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../../http/routes/route.ts'
import { toOfferingPhoto } from '../offering-photos/photo-presenter.ts'
import * as photoStore from '../offering-photos/photo-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as interestStore from './offering-interest-store.ts'
import * as messageStore from './offering-message-store.ts'
import { toOwnerOffering, toOwnOffering } from './offering-presenter.ts'
import * as store from './offering-store.ts'

/** Loads the photos of offerings; returns a lookup by offering id. */
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

/** Loads photos and message counts of offerings and converts them for the owner. */
export async function loadAllForOwner(
  db: Db,
  offerings: readonly store.Offering[],
): Promise<OwnerOffering[]> {
  const ids = offerings.map(({ id }) => id)
  // Sequential, because a transaction has one connection.
  const photos = await loadPhotos(db, offerings)
  const counts = await messageStore.countByOffering(db, ids)
  return offerings.map(one => toOwnerOffering(one, photos(one.id), counts.get(one.id)))
}

/** Loads one offering of a registry for its owner. Throws NOT_FOUND. */
export async function loadForOwner(db: Db, registryId: string, id: string): Promise<OwnerOffering> {
  const [offering] = await loadAllForOwner(db, [
    requireFound(await store.findOwn(db, registryId, id)),
  ])
  return requireFound(offering)
}

/** Loads an offering with its thread for its offerer, whose key the caller has checked. Throws NOT_FOUND. */
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
