import type { Db } from '../../db/connect.ts'

export interface ListedImage {
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

/** Pictures of the registry that were fetched for nobody yet, by their shop's address. */
async function findFree(db: Db, registryId: string, urls: string[]): Promise<Map<string, string>> {
  const rows: { id: string; url: string }[] = await db('item_images')
    .where({ registry_id: registryId, item_id: null, status: 'ready' })
    .whereIn('original_url', urls)
    .forUpdate()
    .select({ id: 'id', url: 'original_url' })
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/**
 * Writes down which pictures a shop's page had of an item, so that another can be chosen later:
 * those that the owner was shown are there already, the others are only listed.
 */
export async function listForItem(db: Db, listing: Listing): Promise<void> {
  const { registryId, itemId, newId } = listing
  // What is served from here is somebody's picture already, and is never fetched.
  const images = listing.images.filter(({ url }) => !url.startsWith('/'))
  const urls = images.map(({ url }) => url)
  await db('item_images')
    .where({ registry_id: registryId, item_id: itemId, status: 'listed' })
    .whereNotIn('original_url', urls)
    .delete()
  const known = new Set<string>(
    await db('item_images').where({ item_id: itemId }).pluck('original_url'),
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
