import { DatabaseClient } from '@registry/shared/database/database-client'
import { describeDatabase } from '@registry/shared/database/database-url'
import { type Config, ConfigError } from '../config.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { migrate } from '../db/migrate.ts'

export interface PreparedDatabase {
  url: string
  stop(): Promise<void>
}

/** Connects to the configured server or starts the embedded one, and migrates it. */
export async function prepareDatabase(config: Config): Promise<PreparedDatabase> {
  const database = config.databaseDirectUrl
    ? await reach(config.databaseDirectUrl, config)
    : await startPostgres(config)
  try {
    await migrate(database.url)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function reach(url: string, { databaseUrl }: Config): Promise<PreparedDatabase> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const setting = url === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    throw new ConfigError(
      `The database ${describeDatabase(url)} of ${setting} cannot be reached (${reasonOf(error)}): correct it, or leave it out to use the built-in one.`,
    )
  }
  return { url, stop: async () => undefined }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
