import path from 'node:path'
import type { Config } from '../config.ts'
import { adoptServer } from '../db/embedded-postgres/adopt-server.ts'
import { chooseInstallation } from '../db/embedded-postgres/choose-installation.ts'
import { databasePassword } from '../db/embedded-postgres/database-password.ts'
import { startPostgres } from '../db/embedded-postgres/start-postgres.ts'
import { loadSecrets } from '../secrets.ts'

/** The address of the built-in server when `npm start` has it running at this moment. */
async function runningServer(dataDir: string): Promise<string | undefined> {
  const found = await adoptServer(chooseInstallation(path.resolve(dataDir)).clusterDir)
  if (!found) return undefined
  return `postgres://postgres:${databasePassword(dataDir)}@127.0.0.1:${found.port}/registry`
}

/**
 * Runs a command against the configured database, the built-in one while it runs, or the built-in
 * one started for the command alone.
 */
export async function withDatabase<T>(
  config: Config,
  command: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) return command(config.databaseUrl)
  // Makes the folder on a first run, or says in one sentence why it cannot be written.
  loadSecrets(config.dataDir)
  const running = await runningServer(config.dataDir)
  if (running) return command(running)
  const server = await startPostgres({ dataDir: config.dataDir })
  try {
    return await command(server.url)
  } finally {
    await server.stop()
  }
}
