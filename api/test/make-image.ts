import { randomBytes } from 'node:crypto'
import { imagePath } from '@registry/shared/images/image-file-names'
import * as imageStore from '../src/features/images/image-store.ts'
import * as storedImageStore from '../src/features/images/stored-image-store.ts'
import type { App } from '../src/http/app.ts'

/** Marks an image row as fetched, as a worker does; returns the hash. */
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

/** Inserts an image of the registry without an item; returns its path. */
export async function makeImage(app: App, registryId: string, originalUrl: string) {
  const id = app.newId()
  await imageStore.insertPending(app.db, { id, registryId, originalUrl })
  return imagePath(await markImageFetched(app, id))
}

/** Counts the resize jobs of an image. */
export async function countResizeJobs({ db }: App, hash: string): Promise<number> {
  const jobs = await db('graphile_worker.jobs').where({ key: `widen ${hash}` })
  return jobs.length
}
