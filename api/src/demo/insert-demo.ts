import { LIST_MAX } from '@registry/shared/contract/fields'
import type { StoredImage } from '@registry/shared/image-files/store-image'
import { imagePath } from '@registry/shared/images/image-file-names'
import { cents } from '@registry/shared/money/money'
import type { Db } from '../db/connect.ts'
import { newId } from '../db/new-id.ts'
import { storeContribution } from '../features/contributions/give/contribute.ts'
import { enqueueImageResize } from '../features/images/enqueue-image-resize.ts'
import * as storedImageStore from '../features/images/stored-image-store.ts'
import * as itemStore from '../features/items/item-store.ts'
import * as registryStore from '../features/registries/registry-store.ts'
import { listContributors } from '../features/thank-yous/contributor-store.ts'
import { markAllSent } from '../features/thank-yous/note-store.ts'
import * as userStore from '../features/users/user-store.ts'
import { type DemoContribution, demoContributions } from './demo-contributions.ts'
import { type DemoItem, demoItems } from './demo-items.ts'
import { demoEmail, demoRegistry } from './demo-registry.ts'
import { insertDemoOfferings } from './insert-demo-offerings.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Delay after which the demo's owner verifies a payment. */
const VERIFIED_AFTER_MS = 2 * HOUR_MS

/** Contributions older than this have been thanked for. */
const THANKED_BEFORE_MS = 4 * DAY_MS

const showerDay = new Intl.DateTimeFormat('en-SG', {
  dateStyle: 'long',
  timeZone: 'Asia/Singapore',
})

interface DemoSeed {
  slug: string
  now: Date
  passwordHash: string
  /** Images by the name of their drawing. */
  pictures: ReadonlyMap<string, StoredImage>
}

/** Inserts the demo's owner, registry, items, contributions and offerings. Run it in a transaction. */
export async function insertDemo(db: Db, demo: DemoSeed): Promise<void> {
  const registryId = await plantRegistry(db, demo)
  const itemIds = new Map<string, string>()
  for (const item of demoItems) itemIds.set(item.art, await plantItem(db, demo, registryId, item))
  for (const contribution of demoContributions) {
    await plantContribution(db, contribution, {
      slug: demo.slug,
      itemId: itemIds.get(contribution.art),
      now: demo.now,
    })
  }
  await plantThanks(db, registryId, demo.now)
  await insertDemoOfferings(db, { registryId, now: demo.now, pictures: demo.pictures })
}

/** Marks thank-you notes of older contributions as sent; the others remain for trying the feature. */
async function plantThanks(db: Db, registryId: string, now: Date): Promise<void> {
  const visitors = await listContributors(db, registryId, { limit: LIST_MAX, offset: 0 })
  const thankedAt = new Date(now.getTime() - THANKED_BEFORE_MS)
  const notes = visitors
    .filter(({ latestContributionAt }) => latestContributionAt < thankedAt)
    .map(({ key }) => ({ id: newId(), key, sentAt: thankedAt }))
  await markAllSent(db, { registryId, notes, now: thankedAt })
}

async function plantRegistry(db: Db, { slug, now, passwordHash }: DemoSeed): Promise<string> {
  const [id, ownerId] = [newId(), newId()]
  const { ownerName, name, title, subtitle, daysUntilShower, payment } = demoRegistry
  const email = demoEmail
  await userStore.insert(db, {
    id: ownerId,
    email,
    name: ownerName,
    passwordHash,
    emailVerifiedAt: now,
  })
  const eventDate = showerDay.format(now.getTime() + daysUntilShower * DAY_MS)
  await registryStore.create(db, { id, ownerId, name, title, subtitle, eventDate, slug })
  await db('registries')
    .where({ id })
    .update({ ...payment, is_listed: true })
  return id
}

async function plantItem(
  db: Db,
  { now, pictures }: DemoSeed,
  registryId: string,
  item: DemoItem,
): Promise<string> {
  const id = newId()
  const { art, alt, priceCents, addedDaysAgo, ...values } = item
  const image = pictures.get(art)
  if (!image) throw new Error(`there is no picture of ${art}`)
  await itemStore.insert(db, {
    id,
    registryId,
    now: new Date(now.getTime() - addedDaysAgo * DAY_MS),
    values: { ...values, totalPriceCents: cents(priceCents), scrapedImages: [], gtin: null },
  })
  await storedImageStore.insert(db, image)
  await db('item_images').insert({
    id: newId(),
    registry_id: registryId,
    item_id: id,
    original_url: imagePath(image.hash),
    alt,
    source: 'Drawn for this registry',
    status: 'ready',
    is_selected: true,
    content_hash: image.hash,
    width: image.width,
    height: image.height,
  })
  await enqueueImageResize(db, image.hash)
  return id
}

async function plantContribution(
  db: Db,
  contribution: DemoContribution,
  { slug, itemId, now }: { slug: string; itemId: string | undefined; now: Date },
): Promise<void> {
  if (!itemId) throw new Error(`there is no item with the drawing ${contribution.art}`)
  const id = newId()
  const givenAt = new Date(now.getTime() - contribution.hoursAgo * HOUR_MS)
  const { name, email, message, method, amountCents } = contribution
  await storeContribution(
    db,
    {
      ...{ slug, itemId },
      contributor: { name, email, message, paymentMethod: method },
      amountCents: cents(amountCents),
      once: { key: undefined, request: contribution },
      trace: { requestId: 'demo', network: undefined },
    },
    { id, now: givenAt, jobs: [], thankYouJobs: [] },
  )
  if (!contribution.isVerified) return
  const verifiedAt = new Date(givenAt.getTime() + VERIFIED_AFTER_MS)
  await db('contributions').where({ id }).update({ payment_verified_at: verifiedAt })
}
