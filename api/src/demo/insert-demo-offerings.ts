import type { StoredImage } from '@registry/shared/image-files/store-image'
import type { Db } from '../db/connect.ts'
import { newId } from '../db/new-id.ts'
import * as storedImageStore from '../features/images/stored-image-store.ts'
import { setPhotos } from '../features/offering-photos/set-photos.ts'
import { type DemoOffering, demoOfferings } from './demo-offerings.ts'

const HOUR_MS = 3_600_000
/** Delay after which the demo's owner reviews an offering. */
const REVIEWED_AFTER_MS = 9 * HOUR_MS

interface Plot {
  registryId: string
  now: Date
  /** Images by the name of their drawing. */
  pictures: ReadonlyMap<string, StoredImage>
}

/** Inserts the demo's offerings, one in each status. */
export async function insertDemoOfferings(db: Db, plot: Plot): Promise<void> {
  for (const offering of demoOfferings) {
    const offeringId = await plantOffering(db, plot, offering)
    await plantPhotos(db, plot, { offeringId, photos: offering.photos })
    await plantThread(db, plot, { offeringId, thread: offering.thread ?? [] })
  }
}

const emailOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`

async function plantOffering(
  db: Db,
  { registryId, now }: Plot,
  offering: DemoOffering,
): Promise<string> {
  const id = newId()
  const at = new Date(now.getTime() - offering.hoursAgo * HOUR_MS)
  const reviewedAt = new Date(at.getTime() + REVIEWED_AFTER_MS)
  await db('offerings').insert({
    id,
    registry_id: registryId,
    item_name: offering.itemName,
    description: offering.description,
    category: offering.category,
    condition: offering.condition,
    condition_notes: offering.conditionNotes,
    item_age: offering.itemAge,
    original_brand: offering.originalBrand,
    quantity: offering.quantity,
    suitable_age: offering.suitableAge,
    offerer_name: offering.offererName,
    offerer_email: emailOf(offering.offererName),
    offerer_phone: offering.offererPhone,
    personal_message: offering.personalMessage,
    availability: offering.availability,
    status: offering.status,
    admin_notes: offering.adminNotes,
    reject_reason: offering.reason,
    thank_you_note: offering.thankYou,
    reviewed_at: offering.status === 'pending_review' ? null : reviewedAt,
    created_at: at,
    updated_at: offering.status === 'pending_review' ? at : reviewedAt,
  })
  return id
}

async function plantPhotos(
  db: Db,
  { registryId, pictures }: Plot,
  { offeringId, photos }: { offeringId: string; photos: readonly string[] },
): Promise<void> {
  const ids: string[] = []
  for (const art of photos) {
    const image = pictures.get(art)
    if (!image) throw new Error(`there is no picture of ${art}`)
    await storedImageStore.insert(db, image)
    const id = newId()
    await db('offering_photos').insert({ id, status: 'ready', content_hash: image.hash })
    ids.push(id)
  }
  await setPhotos(db, { registryId, offeringId }, ids)
}

async function plantThread(
  db: Db,
  { registryId, now }: Plot,
  { offeringId, thread }: { offeringId: string; thread: NonNullable<DemoOffering['thread']> },
): Promise<void> {
  for (const { from, body, hoursAgo } of thread) {
    await db('offering_messages').insert({
      id: newId(),
      registry_id: registryId,
      offering_id: offeringId,
      sender: from,
      body,
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    })
  }
}
