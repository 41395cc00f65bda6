import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import pg from 'pg'
import sharp from 'sharp'
import { createTestDatabase } from '../../../shared/tools/test-database.ts'

/** Creates a database and an empty folder of image files for the image jobs; `close` removes both. */
export async function openImageFixture() {
  const database = await createTestDatabase()
  const db = new pg.Pool({ connectionString: database.url, max: 2 })
  // `end` resolves before the server has closed the connection, which `drop` may then terminate.
  db.on('error', () => undefined)
  const folder = await mkdtemp(path.join(tmpdir(), 'images-'))
  const close = async () => {
    await db.end()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { db, folder, imageFiles: openImageFileStore({ DATA_DIR: folder }), close }
}

/** Returns a PNG of 600 × 400 px in one colour. */
export function solidPhoto(red: number): Promise<Buffer> {
  const background = { r: red, g: 90, b: 90 }
  return sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
}
