import path from 'node:path'
import { connect, type Db } from '../db/connect.ts'
import { hashPassword } from '../features/auth/password-hash.ts'
import { findByEmail } from '../features/users/user-store.ts'
import { demoItems } from './demo-items.ts'
import { demoLogin } from './demo-registry.ts'
import { plantDemo } from './plant-demo.ts'
import { renderArt } from './render-art.ts'

export interface SeedOptions {
  dataDir: string
  slug: string
  now?: Date
}

export interface DemoLogin {
  email: string
  password: string
  slug: string
}

/**
 * Fills a database without any registry with the demo; later runs change nothing. Gives the demo
 * owner's login, or undefined where other people's registries came first.
 */
export async function seedDemo(
  databaseUrl: string,
  { dataDir, slug, now = new Date() }: SeedOptions,
): Promise<DemoLogin | undefined> {
  const db = connect({ url: databaseUrl, pool: 2 })
  try {
    if (await isEmpty(db)) await seed(db, { dataDir, slug, now })
    return (await findByEmail(db, demoLogin.email)) && { ...demoLogin, slug }
  } finally {
    await db.destroy()
  }
}

async function isEmpty(db: Db): Promise<boolean> {
  return (await db('registries').first('id')) === undefined
}

async function seed(db: Db, { dataDir, slug, now }: Required<SeedOptions>): Promise<void> {
  const imagesDir = path.join(dataDir, 'images')
  const [passwordHash, ...drawn] = await Promise.all([
    hashPassword(demoLogin.password),
    ...demoItems.map(async ({ art }) => [art, await renderArt(art, imagesDir)] as const),
  ])
  await db.transaction(async trx => {
    // Two that start at once take turns; the second finds the work done.
    await trx.raw("select pg_advisory_xact_lock(hashtext('seed-demo'))")
    if (!(await isEmpty(trx))) return
    await plantDemo(trx, { slug, now, passwordHash, pictures: new Map(drawn) })
  })
}
