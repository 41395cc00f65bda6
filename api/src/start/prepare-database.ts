import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import type { Config } from '../config.ts'
import { ensureDatabase } from '../db/embedded-postgres/ensure-database.ts'
import { migrate } from '../db/migrate.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { loadSecrets } from '../secrets.ts'
import { checkDatabase } from './check-database.ts'
import type { Prepared } from './start-preparation.ts'

const ADVICE = 'correct it, or leave it out to use the built-in one.'

/** Migrates the configured or the embedded database, and inserts the demo into an empty one. */
export async function prepareDatabase(config: Config, databaseUrl: string): Promise<Prepared> {
  const { dataDir, imageFileStore, defaultRegistrySlug: slug } = config
  if (config.databaseDirectUrl) await checkDatabase(databaseUrl, config, ADVICE)
  else await ensureDatabase(databaseUrl)
  const { adminPassword, demoPassword: password } = loadSecrets(dataDir)
  await migrate(databaseUrl)
  const imageFiles = openImageFileStore(imageFileStore)
  const owner = await seedDemo(databaseUrl, { dataDir, slug, imageFiles, password })
  return { owner, legacyPassword: config.adminPassword ?? adminPassword }
}
