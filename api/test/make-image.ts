import { randomBytes } from 'node:crypto'
import { imagePath } from '@registry/shared/images/image-file-names'
import * as imageStore from '../src/features/images/image-store.ts'
import * as storedImageStore from '../src/features/images/stored-image-store.ts'
import type { App } from '../src/http/app.ts'

/** As if a worker had fetched the picture of this row; gives the hash. */
export async function markImageFetched(
  { db }: App,
  id: string,
  { hash = randomBytes(32).toString('hex'), widths = [] as number[] } = {},
): Promise<string> {
  const facts = { width: 500, height: 400 }
  const fetched = { status: 'ready', content_hash: hash, ...facts }
  await db('item_images').where({ id }).update(fetched)
  await storedImageStore.insert(db, { hash, ...facts, colour: '#1e6b4e', widths })
  return hash
}

/** A picture of the registry that no item has yet; gives its path. */
export async function makeImage(app: App, registryId: string, originalUrl: string) {
  const id = app.newId()
  await imageStore.insertPending(app.db, { id, registryId, originalUrl })
  return imagePath(await markImageFetched(app, id))
}

/** How often a worker was asked for the smaller files of a picture. */
export async function countResizeJobs({ db }: App, hash: string): Promise<number> {
  const jobs = await db('graphile_worker.jobs').where({ key: `widen ${hash}` })
  return jobs.length
}
