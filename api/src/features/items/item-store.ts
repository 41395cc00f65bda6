import type { ImageFacts } from '@registry/shared/images/image-file-names'
import type { Cents } from '@registry/shared/money/money'
import { column, qualified, type RecordOf, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import {
  type ContributionJson,
  contributionJson,
} from '../contribution-records/contribution-store.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'

export interface ScrapedImage {
  url: string
  alt?: string
  source?: string
}

const COLUMNS = {
  id: column<string>('id'),
  registryId: column<string>('registry_id'),
  productName: column<string>('product_name'),
  productUrl: column<string>('product_url'),
  productDescription: column<string>('product_description'),
  category: column<string>('category'),
  totalPriceCents: column<Cents>('total_price_cents'),
  amountContributedCents: column<Cents>('amount_contributed_cents'),
  quantity: column<number>('quantity'),
  acceptsPhysicalDonations: column<boolean>('accepts_physical_donations'),
  scrapedImages: column<ScrapedImage[]>('scraped_images'),
  /** GTIN with 14 digits, if the product's page states one. */
  gtin: column<string | null>('gtin'),
  isHidden: column<boolean>('is_hidden'),
  /** Counts edits, not contributions. */
  version: column<number>('version'),
  /** Position in the owner's order from 0; null if the owner has not placed it. */
  position: column<number | null>('position'),
  createdAt: column<Date>('created_at'),
}

export interface Item extends RecordOf<typeof COLUMNS> {
  /** SHA-256 of the selected image, once it has been fetched. */
  imageHash: string | null
  picture: ImageFacts | null
}

/** Values that an owner may set. */
export type ItemValues = Pick<
  Item,
  | 'productName'
  | 'productUrl'
  | 'productDescription'
  | 'category'
  | 'totalPriceCents'
  | 'quantity'
  | 'acceptsPhysicalDonations'
  | 'scrapedImages'
  | 'gtin'
>

function toItemRow({ scrapedImages, ...values }: Partial<ItemValues>) {
  return {
    ...toRow(COLUMNS, values),
    scraped_images: scrapedImages && JSON.stringify(scrapedImages),
  }
}

const all = (db: Db) => joinSelectedImage(db, db('items as i').select(qualified('i', COLUMNS)))
const present = (db: Db) => all(db).whereNull('i.deleted_at')

export interface FindOptions {
  /** Finds deleted items too. */
  deleted?: boolean
}

const ofRegistry = (db: Db, registryId: string) =>
  present(db)
    .where('i.registry_id', registryId)
    .orderBy([
      { column: 'i.position', nulls: 'last' },
      { column: 'i.created_at', order: 'desc' },
      { column: 'i.id', order: 'desc' },
    ])

/** Lists all items of a registry: placed ones in the owner's order, then the others, newest first. */
export async function listByRegistry(db: Db, registryId: string): Promise<Item[]> {
  return ofRegistry(db, registryId)
}

/** Returns the number of items of a registry that are not deleted. */
export async function countPresent(db: Db, registryId: string): Promise<number> {
  const { count } = await db('items')
    .where({ registry_id: registryId })
    .whereNull('deleted_at')
    .first(db.raw('count(*)::int as count'))
  return count
}

const one = (db: Db, registryId: string, id: string, { deleted = false }: FindOptions = {}) =>
  (deleted ? all(db) : present(db)).where({ 'i.registry_id': registryId, 'i.id': id })

/** Returns an item of this registry; undefined for one of another registry. */
export async function findById(
  db: Db,
  registryId: string,
  id: string,
  options?: FindOptions,
): Promise<Item | undefined> {
  return one(db, registryId, id, options).first()
}

/** Contributions of an item as JSON, newest first. */
const CONTRIBUTIONS = `(
  select coalesce(json_agg(${contributionJson('c')} order by c.created_at desc, c.id desc), '[]')
    from contributions c
   where c.registry_id = i.registry_id and c.item_id = i.id and c.deleted_at is null
) as contributions`

/** An item with the rows of its contributions, read consistently with its sum by one statement. */
export interface StoredItem {
  item: Item
  contributions: ContributionJson[]
}

function splitRow({ contributions, ...item }: Item & Pick<StoredItem, 'contributions'>) {
  return { item, contributions }
}

/** Lists the items of a registry in the order of `listByRegistry`, with their contributions. */
export async function listWithContributions(db: Db, registryId: string): Promise<StoredItem[]> {
  const rows: Parameters<typeof splitRow>[0][] = await ofRegistry(db, registryId)
    .select(db.raw(CONTRIBUTIONS))
    // Named: PostgreSQL keeps its plan.
    .options({ name: 'items-with-contributions' })
  return rows.map(splitRow)
}

/** Returns an item of this registry with its contributions. */
export async function findWithContributions(
  db: Db,
  registryId: string,
  id: string,
  options?: FindOptions,
): Promise<StoredItem | undefined> {
  const row = await one(db, registryId, id, options)
    .select(db.raw(CONTRIBUTIONS))
    // Named: PostgreSQL keeps its plan, which takes longer to create than to run.
    .options({ name: options?.deleted ? 'any-item-with-contributions' : 'item-with-contributions' })
    .first()
  return row && splitRow(row)
}

/** Returns an item unless it is hidden from visitors. */
export async function findVisible(
  db: Db,
  registryId: string,
  id: string,
): Promise<Item | undefined> {
  const item = await findById(db, registryId, id)
  return item?.isHidden ? undefined : item
}

/** Locks an item until the transaction ends, so that no contribution or change happens concurrently. */
export async function lock(db: Db, registryId: string, id: string): Promise<void> {
  await db('items').where({ registry_id: registryId, id }).forUpdate().select('id')
}

/** Facts on which undoing the creation of an item depends. */
interface AddedItem extends Pick<Item, 'createdAt' | 'amountContributedCents'> {
  addedBySession: string | null
  isDeleted: boolean
}

/** Locks an item, including a deleted one, and returns what undoing its creation depends on. */
export async function lockForUndo(
  db: Db,
  registryId: string,
  id: string,
): Promise<AddedItem | undefined> {
  const { createdAt, amountContributedCents } = COLUMNS
  return db('items')
    .where({ registry_id: registryId, id })
    .forUpdate()
    .select({ createdAt, amountContributedCents, addedBySession: 'added_by_session' })
    .first(db.raw('deleted_at is not null as "isDeleted"'))
}

export interface NewItem {
  id: string
  registryId: string
  now: Date
  values: ItemValues
  /** Undefined for the legacy administrator. */
  addedBySession?: string | undefined
}

export async function insert(db: Db, item: NewItem): Promise<void> {
  await db('items').insert({
    id: item.id,
    registry_id: item.registryId,
    added_by_session: item.addedBySession,
    created_at: item.now,
    updated_at: item.now,
    ...toItemRow(item.values),
  })
}

export interface ItemUpdate {
  id: string
  registryId: string
  now: Date
  values: Partial<ItemValues>
  /** Version to compare; undefined overwrites any. */
  version: number | undefined
}

/** Updates an item if it still has the given version. Returns false after another edit. */
export async function update(db: Db, item: ItemUpdate): Promise<boolean> {
  const { id, registryId, version } = item
  const updated = await db('items')
    .where({ id, registry_id: registryId, ...(version !== undefined && { version }) })
    .update({ ...toItemRow(item.values), version: db.raw('version + 1'), updated_at: item.now })
  return updated > 0
}

/** Deletes an item (soft delete). */
export async function softDelete(
  db: Db,
  item: { id: string; registryId: string; now: Date },
): Promise<void> {
  await db('items')
    .where({ id: item.id, registry_id: item.registryId })
    .update({ deleted_at: item.now, updated_at: item.now })
}

export async function setContributed(
  db: Db,
  item: { id: string; registryId: string; amountCents: Cents; now: Date },
): Promise<void> {
  await db('items')
    .where({ id: item.id, registry_id: item.registryId })
    .update({ amount_contributed_cents: item.amountCents, updated_at: item.now })
}
