import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { loadSecrets } from '../secrets.ts'

// Entry point of the process in which `npm start` migrates the database of DATABASE_URL and inserts the demo. Sends
// the login of the demo's owner to its parent, or null when it is not known.
try {
  const { databaseUrl = '', dataDir, imageFileStore, defaultRegistrySlug: slug } = loadConfig()
  await migrate(databaseUrl)
  const owner = await seedDemo(databaseUrl, {
    ...{ dataDir, slug, imageFiles: openImageFileStore(imageFileStore) },
    password: loadSecrets(dataDir).demoPassword,
  })
  process.send?.(owner ?? null)
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
}
