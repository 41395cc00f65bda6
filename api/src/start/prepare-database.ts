import type { Config } from '../config.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { checkDatabase } from './check-database.ts'

interface PreparedDatabase {
  url: string
  stop(): Promise<void>
}

/** Connects to the configured server or starts the embedded one, and migrates it. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const database = config.databaseDirectUrl
    ? await reachDatabase(config.databaseDirectUrl, config)
    : await startPostgres(config)
  try {
    await migrate(database.url)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function reachDatabase(url: string, config: Config): Promise<PreparedDatabase> {
  await checkDatabase(url, config, 'correct it, or leave it out to use the built-in one.')
  return { url, stop: async () => undefined }
}
