import type { Config } from '../config.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { checkDatabase } from './check-database.ts'

interface OpenDatabase {
  /** Connection URL, with the password. */
  url: string
  stop(): Promise<void>
}

/** Connects to the configured server or starts the embedded one. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const { databaseDirectUrl: url } = config
  if (!url) return startPostgres(config)
  await checkDatabase(url, config, 'correct it, or leave it out to use the built-in one.')
  return { url, stop: async () => undefined }
}
