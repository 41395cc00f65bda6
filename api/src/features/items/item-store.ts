import type { ImageFacts } from '@registry/shared/images/image-file-names'
import { type Cents, cents } from '@registry/shared/money/money'
import type { Db } from '../../db/connect.ts'
import type { JsonRow } from '../contribution-records/contribution-store.ts'
import { joinSelectedImage } from '../images/join-selected-image.ts'

export interface ScrapedImage {
  url: string
  alt?: string
  source?: string
}

export interface Item {
  id: string
  registryId: string
  productName: string
  productUrl: string
  productDescription: string
  category: string
  totalPriceCents: Cents
  amountContributedCents: Cents
  quantity: number
  acceptsPhysicalDonations: boolean
  scrapedImages: ScrapedImage[]
  /** GTIN with 14 digits, if the product's page states one. */
  gtin: string | null
  isHidden: boolean
  /** Counts edits, not contributions. */
  version: number
  /** Position in the owner's order from 0; null if the owner has not placed it. */
  position: number | null
  /** SHA-256 of the selected image, once it has been fetched. */
  imageHash: string | null
  picture: ImageFacts | null
  createdAt: Date
}

interface ItemRow {
  id: string
  registry_id: string
  product_name: string
  product_url: string
  product_description: string
  category: string
  total_price_cents: number
  amount_contributed_cents: number
  quantity: number
  accepts_physical_donations: boolean
  scraped_images: ScrapedImage[]
  gtin: string | null
  is_hidden: boolean
  version: number
  position: number | null
  image_hash: string | null
  picture: ImageFacts | null
  created_at: Date
}

interface AddedRow {
  added_by_session: string | null
  created_at: Date
  deleted_at: Date | null
  amount_contributed_cents: number
}

/** Columns that an owner may set. */
export interface ItemValues {
  productName: string
  productUrl: string
  productDescription: string
  category: string
  totalPriceCents: Cents
  quantity: number
  acceptsPhysicalDonations: boolean
  scrapedImages: ScrapedImage[]
  gtin: string | null
}

function toItem(row: ItemRow): Item {
  return {
    id: row.id,
    registryId: row.registry_id,
    productName: row.product_name,
    productUrl: row.product_url,
    productDescription: row.product_description,
    category: row.category,
    totalPriceCents: cents(row.total_price_cents),
    amountContributedCents: cents(row.amount_contributed_cents),
    quantity: row.quantity,
    acceptsPhysicalDonations: row.accepts_physical_donations,
    scrapedImages: row.scraped_images,
    gtin: row.gtin,
    isHidden: row.is_hidden,
    version: row.version,
    position: row.position,
    imageHash: row.image_hash,
    picture: row.picture,
    createdAt: row.created_at,
  }
}

function toRow(values: Partial<ItemValues>) {
  return {
    product_name: values.productName,
    product_url: values.productUrl,
    product_description: values.productDescription,
    category: values.category,
    total_price_cents: values.totalPriceCents,
    quantity: values.quantity,
    accepts_physical_donations: values.acceptsPhysicalDonations,
    scraped_images: values.scrapedImages && JSON.stringify(values.scrapedImages),
    gtin: values.gtin,
  }
}

/** Columns by name: a named statement fails once a migration adds a column to `*`. */
const COLUMNS = [
  ...['id', 'registry_id', 'product_name', 'product_url', 'product_description', 'category'],
  ...['total_price_cents', 'amount_contributed_cents', 'quantity', 'accepts_physical_donations'],
  ...['scraped_images', 'gtin', 'is_hidden', 'version', 'position', 'created_at'],
].map(column => `i.${column}`)

const all = (db: Db) => joinSelectedImage(db, db('items as i').select(COLUMNS))
const present = (db: Db) => all(db).whereNull('i.deleted_at')

export interface FindOptions {
  /** Finds deleted items too. */
  deleted?: boolean
}

/** Lists all items of a registry: placed ones in the owner's order, then the others, newest first. */
export async function listByRegistry(db: Db, registryId: string): Promise<Item[]> {
  const rows: ItemRow[] = await present(db)
    .where('i.registry_id', registryId)
    .orderBy([
      { column: 'i.position', nulls: 'last' },
      { column: 'i.created_at', order: 'desc' },
      { column: 'i.id' },
    ])
  return rows.map(toItem)
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
  const row: ItemRow | undefined = await one(db, registryId, id, options).first()
  return row && toItem(row)
}

/** Contributions of an item as JSON, newest first. */
const CONTRIBUTIONS = `(
  select coalesce(json_agg(c order by c.created_at desc, c.id desc), '[]')
    from contributions c
   where c.registry_id = i.registry_id and c.item_id = i.id and c.deleted_at is null
) as contributions`

/** Returns an item of this registry with the rows of its contributions, read consistently with its sum. */
export async function findWithContributions(
  db: Db,
  registryId: string,
  id: string,
  options?: FindOptions,
): Promise<{ item: Item; contributions: JsonRow[] } | undefined> {
  const row: (ItemRow & { contributions: JsonRow[] }) | undefined = await one(
    db,
    registryId,
    id,
    options,
  )
    .select(db.raw(CONTRIBUTIONS))
    // Named: PostgreSQL keeps its plan, which takes longer to create than to run.
    .options({ name: options?.deleted ? 'any-item-with-contributions' : 'item-with-contributions' })
    .first()
  return row && { item: toItem(row), contributions: row.contributions }
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

/** Locks an item, including a deleted one, and returns what undoing its creation depends on. */
export async function lockForUndo(db: Db, registryId: string, id: string) {
  const row: AddedRow | undefined = await db('items')
    .where({ registry_id: registryId, id })
    .forUpdate()
    .first('added_by_session', 'created_at', 'deleted_at', 'amount_contributed_cents')
  return (
    row && {
      addedBySession: row.added_by_session,
      createdAt: row.created_at,
      isDeleted: row.deleted_at !== null,
      amountContributedCents: cents(row.amount_contributed_cents),
    }
  )
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
    ...toRow(item.values),
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
    .update({ ...toRow(item.values), version: db.raw('version + 1'), updated_at: item.now })
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
