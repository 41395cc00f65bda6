import { randomUUIDv7 } from 'node:crypto'
import { connect, type Db } from '../../api/src/db/connect.ts'
import * as registryStore from '../../api/src/features/registries/registry-store.ts'
import * as userStore from '../../api/src/features/users/user-store.ts'
import type { Product } from '../../api/test/product/start-product.ts'

/** Creates registries of these lengths with copies of the demo's items; returns their URLs. */
export async function createLongRegistries(
  { databaseUrl, url, demo }: Product,
  lengths: readonly number[],
): Promise<string[]> {
  const db = connect({ url: databaseUrl, pool: 2 })
  try {
    const model = await registryStore.findBySlug(db, demo.slug)
    if (!model) throw new Error('There is no demo registry to copy.')
    for (const length of lengths) await createLongRegistry(db, model.id, length)
    return lengths.map(length => `${url}/registry/${slugOf(length)}`)
  } finally {
    await db.destroy()
  }
}

const slugOf = (length: number) => `of-${length}`

async function createLongRegistry(db: Db, modelId: string, length: number): Promise<void> {
  const [id, ownerId, slug] = [randomUUIDv7(), randomUUIDv7(), slugOf(length)]
  const emailVerifiedAt = new Date()
  const owner = { email: `${slug}@example.com`, name: 'Priya Raman', passwordHash: 'none' }
  await userStore.insert(db, { id: ownerId, ...owner, emailVerifiedAt })
  const names = { name: 'Baby Raman', title: 'Baby Raman is on the way', subtitle: '' }
  await registryStore.create(db, { id, ownerId, slug, ...names })
  const items = await db('items').where({ registry_id: modelId })
  const images = await db('item_images').where({ registry_id: modelId, is_selected: true })
  const copies = Array.from({ length }, (_, at) => ({
    model: items[at % items.length],
    item: { id: randomUUIDv7(), registry_id: id, product_name: `Gift number ${at + 1}` },
    // Every second item is funded, so that the filter hides half of the list.
    isFunded: at % 2 === 0,
  }))
  const rows = copies.map(({ model, item, isFunded }) => ({
    ...model,
    ...item,
    scraped_images: '[]',
    amount_contributed_cents: isFunded ? model.total_price_cents : 0,
  }))
  await db.batchInsert('items', rows)
  const copied = copies.flatMap(({ model, item }) =>
    images
      .filter(image => image.item_id === model.id)
      .map(row => ({ ...row, id: randomUUIDv7(), registry_id: id, item_id: item.id })),
  )
  await db.batchInsert('item_images', copied)
}
