import { DatabaseClient } from '@registry/shared/database/database-client'
import { describeDatabase } from '@registry/shared/database/database-url'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'

/**
 * Connects to a configured database and disconnects. Throws a ConfigError with the name of its setting and this advice,
 * without the password.
 */
export async function checkDatabase(
  url: string,
  { databaseUrl }: Config,
  advice: string,
): Promise<void> {
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const setting = url === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    throw new ConfigError(
      `The database ${describeDatabase(url)} of ${setting} cannot be reached (${reasonOf(error)}): ${advice}`,
    )
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
