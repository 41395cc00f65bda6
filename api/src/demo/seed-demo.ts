import path from 'node:path'
import { createDiskStore } from '@registry/shared/image-files/disk-store'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import { type StoredImage, storeImage } from '@registry/shared/image-files/store-image'
import sharp from 'sharp'
import { COMMAND_PATIENCE_MS, connect, type Db } from '../db/connect.ts'
import { hashPassword, verifyPassword } from '../features/auth/passwords/password-hash.ts'
import { findByEmail } from '../features/users/user-store.ts'
import { demoItems } from './demo-items.ts'
import { demoOfferings } from './demo-offerings.ts'
import { demoEmail } from './demo-registry.ts'
import { insertDemo } from './insert-demo.ts'

/** Resolution in dpi: drawings of 240 x 160 units at 72 dpi become 960 x 640 pixels. */
const DENSITY = 288

// SVG loading is disabled for uploaded images; these files are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvgFile'] })

/** Renders art/<name>.svg and stores it as an image. */
async function renderArt(name: string, imageFiles: ImageFileStore): Promise<StoredImage> {
  const svg = path.join(import.meta.dirname, 'art', `${name}.svg`)
  // Transparent background, so that it fits light and dark themes.
  return storeImage(imageFiles, await sharp(svg, { density: DENSITY }).png().toBuffer())
}

interface SeedOptions {
  dataDir: string
  /** Image storage; DATA_DIR/images by default. */
  imageFiles?: ImageFileStore
  slug: string
  /** Password of the demo's owner, generated per installation so that no login is public. */
  password: string
  now?: Date
}

export interface DemoLogin {
  email: string
  password: string
  slug: string
}

/**
 * Inserts the demo into a database without registries; does nothing otherwise. Returns the demo owner's login,
 * or undefined when the account is missing or its password was changed.
 */
export async function seedDemo(
  databaseUrl: string,
  { now = new Date(), ...options }: SeedOptions,
): Promise<DemoLogin | undefined> {
  const db = connect({ url: databaseUrl, pool: 2, patienceMs: COMMAND_PATIENCE_MS })
  try {
    if (await isEmpty(db)) await seed(db, { ...options, now })
    return await loginOf(db, options)
  } finally {
    await db.destroy()
  }
}

async function loginOf(db: Db, { slug, password }: SeedOptions): Promise<DemoLogin | undefined> {
  const owner = await findByEmail(db, demoEmail)
  const isCurrent = await verifyPassword(owner?.passwordHash ?? null, password)
  return isCurrent ? { email: demoEmail, password, slug } : undefined
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db('registries').first('id')) === undefined
}

async function seed(db: Db, options: SeedOptions & { now: Date }): Promise<void> {
  const { dataDir, slug, password, now } = options
  const { imageFiles = createDiskStore(path.join(dataDir, 'images')) } = options
  const drawings = [
    ...demoItems.map(({ art }) => art),
    ...demoOfferings.flatMap(({ photos }) => photos),
  ]
  const [passwordHash, ...drawn] = await Promise.all([
    hashPassword(password),
    ...drawings.map(async art => [art, await renderArt(art, imageFiles)] as const),
  ])
  await db.transaction(async trx => {
    // Concurrent starts are serialized; the second finds the demo inserted.
    await trx.raw("select pg_advisory_xact_lock(hashtext('seed-demo'))")
    if (!(await isEmpty(trx))) return
    await insertDemo(trx, { slug, now, passwordHash, pictures: new Map(drawn) })
  })
}
