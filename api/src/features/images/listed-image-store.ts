import type { Db } from '../../db/connect.ts'

interface ListedImage {
  url: string
  alt?: string
  source?: string
}

interface Listing {
  registryId: string
  itemId: string
  images: readonly ListedImage[]
  newId: () => string
}

/** Returns the ids of fetched images of the registry without an item, by source URL. */
async function findFree(db: Db, registryId: string, urls: string[]): Promise<Map<string, string>> {
  const rows: { id: string; url: string }[] = await db('item_images')
    .where({ registry_id: registryId, item_id: null, status: 'ready' })
    .whereIn('original_url', urls)
    .forUpdate()
    .select({ id: 'id', url: 'original_url' })
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/**
 * Stores the images that a retailer's page had for an item, so that the owner can select another one later.
 * Images that were already fetched are assigned; the others are only listed.
 */
export async function listForItem(db: Db, listing: Listing): Promise<void> {
  const { registryId, itemId, newId } = listing
  // Paths are our own files, which belong to an image already and are never fetched.
  const images = listing.images.filter(({ url }) => !url.startsWith('/'))
  const urls = images.map(({ url }) => url)
  await db('item_images')
    .where({ registry_id: registryId, item_id: itemId, status: 'listed' })
    .whereNotIn('original_url', urls)
    .delete()
  const known = new Set<string>(
    await db('item_images')
      // The index starts with the registry.
      .where({ registry_id: registryId, item_id: itemId })
      .pluck('original_url'),
  )
  const free = await findFree(db, registryId, urls)
  for (const [index, { url, alt = '', source = '' }] of images.entries()) {
    if (known.has(url)) continue
    known.add(url)
    const row = { item_id: itemId, alt, source, position: index + 1 }
    const id = free.get(url)
    if (id) await db('item_images').where({ id }).update(row)
    else {
      const listed = { id: newId(), registry_id: registryId, original_url: url, status: 'listed' }
      await db('item_images').insert({ ...row, ...listed })
    }
  }
}
