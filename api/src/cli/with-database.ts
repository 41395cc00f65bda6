import path from 'node:path'
import type { Config } from '../config.ts'
import { adoptServer } from '../db/embedded-postgres/adopt-server.ts'
import { chooseInstallation } from '../db/embedded-postgres/choose-installation.ts'
import { databasePassword } from '../db/embedded-postgres/database-password.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { loadSecrets, prepareDataDir } from '../secrets.ts'
import { checkDatabase } from '../start/check-database.ts'

/** Returns the URL of the embedded server if `npm start` is running it. */
async function runningServer(dataDir: string): Promise<string | undefined> {
  const found = await adoptServer(chooseInstallation(path.resolve(dataDir)).clusterDir)
  if (!found) return undefined
  return `postgres://postgres:${databasePassword(dataDir)}@127.0.0.1:${found.port}/registry`
}

/**
 * Runs a command like `withDatabase`, without creating secrets in a new data folder. Throws a ConfigError
 * if the configured database cannot be reached.
 */
export async function withServer<T>(
  config: Config,
  command: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (config.databaseDirectUrl) {
    await checkDatabase(config.databaseDirectUrl, config, 'is it running?')
    return command(config.databaseDirectUrl)
  }
  prepareDataDir(config.dataDir)
  const running = await runningServer(config.dataDir)
  if (running) return command(running)
  const server = await startPostgres({ dataDir: config.dataDir })
  try {
    return await command(server.url)
  } finally {
    await server.stop()
  }
}

/**
 * Runs a command on the configured database, on the running embedded one, or on the embedded one started for
 * this command.
 */
export async function withDatabase<T>(
  config: Config,
  command: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  // Creates the data folder on a first run, or explains why it is not writable.
  if (!config.databaseUrl) loadSecrets(config.dataDir)
  return withServer(config, command)
}
