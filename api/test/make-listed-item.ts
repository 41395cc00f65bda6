import { cents } from '@registry/shared/money/money'
import type { App } from '../src/http/app.ts'
import { makeItem } from './factories.ts'
import { makeContribution } from './make-contribution.ts'
import { markImageFetched } from './make-image.ts'

/** Ids of an item with an image and a contribution, and the hash of the image. */
export interface ListedItem {
  itemId: string
  imageId: string
  hash: string
  contributionId: string
}

/** Inserts an item with a fetched image and a contribution. */
export async function makeListedItem(app: App, registryId: string): Promise<ListedItem> {
  const { db } = app
  const itemId = await makeItem(db, registryId, { totalPriceCents: cents(10_000) })
  const imageId = app.newId()
  const image = { id: imageId, registry_id: registryId, item_id: itemId, is_selected: true }
  await db('item_images').insert({ ...image, original_url: 'https://shop.example/1.jpg' })
  const hash = await markImageFetched(app, imageId)
  const contributionId = await makeContribution(db, { registryId, itemId })
  return { itemId, imageId, hash, contributionId }
}

/** A row and the columns to change in it. */
export type RowChange = [table: string, where: object, set: object]

/** Returns the change of columns of a listed item. */
export const changeItem =
  (set: object) =>
  ({ itemId: id }: ListedItem): RowChange => ['items', { id }, set]

/** Returns the change of columns of the contribution to a listed item. */
export const changeContribution =
  (set: object) =>
  ({ contributionId: id }: ListedItem): RowChange => ['contributions', { id }, set]

const changeItemImage =
  (set: object) =>
  ({ imageId: id }: ListedItem): RowChange => ['item_images', { id }, set]

/** Changes that both the owner and visitors see in the list of items. */
export const LISTED_CHANGES: Readonly<Record<string, (item: ListedItem) => RowChange>> = {
  'the name of an item': changeItem({ product_name: 'Cot' }),
  'the link of an item': changeItem({ product_url: 'https://shop.example/2' }),
  'the description of an item': changeItem({ product_description: 'New' }),
  'the category of an item': changeItem({ category: 'Other' }),
  'the price of an item': changeItem({ total_price_cents: 7 }),
  'the sum of an item': changeItem({ amount_contributed_cents: 7 }),
  'the quantity of an item': changeItem({ quantity: 7 }),
  'whether an item may be given second-hand': changeItem({ accepts_physical_donations: true }),
  'an item being hidden': changeItem({ is_hidden: true }),
  'the creation time of an item': changeItem({ created_at: new Date(0) }),
  'an item being deleted': changeItem({ deleted_at: new Date() }),
  'the name of a contributor': changeContribution({ name: 'Arjun' }),
  'an amount': changeContribution({ amount_cents: 7 }),
  'a message': changeContribution({ message: 'Hello' }),
  'the time of a contribution': changeContribution({ created_at: new Date(0) }),
  'a hidden name': changeContribution({ is_name_hidden: true }),
  'a hidden amount': changeContribution({ is_amount_hidden: true }),
  'a voided contribution': changeContribution({ deleted_at: new Date() }),
  'another selected image': changeItemImage({ is_selected: false }),
  'the bytes of an image': changeItemImage({ content_hash: 'f'.repeat(64) }),
  'the widths of an image': ({ hash }) => ['images', { hash }, { widths: [320] }],
  'the colour of an image': ({ hash }) => ['images', { hash }, { colour: '#000000' }],
}
