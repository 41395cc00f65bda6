import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { IMAGE_TYPES, imageFileName } from '@registry/shared/images/image-file-names'
import type pg from 'pg'
import type { ArchiveWriter } from './archive-writer.ts'
import { imagePath, type Manifest } from './manifest.ts'
import { measureFiles } from './measure.ts'

const CURSOR = 'backup_images'
/** Images that are listed at once. */
const BATCH = 500
/** Files that are read at once: a bucket takes a tenth of a second for each. */
const PARALLEL = 8
/** A bucket fails now and then; one failed request must not end a backup of hours. */
const ATTEMPTS = 3
const RETRY_MS = 500

interface ImageRow {
  hash: string
  width: number
  widths: number[]
}

/** Opens a cursor over the images of the snapshot, which stays when the transaction ends. */
export async function openImageCursor(client: pg.Client): Promise<void> {
  await client.query(
    `declare ${CURSOR} no scroll cursor with hold for
       select hash, width, widths from images order by hash`,
  )
}

/** Returns the names of the files that an image has: the largest WebP, and each width in each format. */
function fileNames({ hash, width, widths }: ImageRow): string[] {
  const sizes = widths.flatMap(each =>
    IMAGE_TYPES.map(type => imageFileName(hash, type, each === width ? undefined : each)),
  )
  return [...new Set([imageFileName(hash, 'webp'), ...sizes])]
}

async function readFile(store: ImageFileStore, name: string): Promise<Buffer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.read(name)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await sleep(RETRY_MS)
    }
  }
}

interface Parts {
  client: pg.Client
  archive: ArchiveWriter
  imageFiles: ImageFileStore
  onFiles(done: number): void
  signal: AbortSignal | undefined
}

/**
 * Writes the image files of the cursor. A file that the store does not have any more was deleted since the
 * snapshot, and is counted as missing.
 */
export async function writeImages(parts: Parts): Promise<Manifest['images']> {
  const { client, archive, imageFiles, onFiles, signal } = parts
  const measure = measureFiles()
  let missing = 0
  for (;;) {
    const { rows } = await client.query<ImageRow>(`fetch ${BATCH} from ${CURSOR}`)
    if (rows.length === 0) break
    const names = rows.flatMap(fileNames)
    for (let at = 0; at < names.length; at += PARALLEL) {
      signal?.throwIfAborted()
      const group = names.slice(at, at + PARALLEL)
      const files = await Promise.all(group.map(name => readFile(imageFiles, name)))
      for (const [index, bytes] of files.entries()) {
        const name = group[index] ?? ''
        if (!bytes) {
          missing += 1
          continue
        }
        measure.add(name, bytes)
        await archive.add(imagePath(name), bytes)
      }
      onFiles(measure.result().count)
    }
  }
  return { ...measure.result(), missing }
}
