import { ensureDatabase } from './ensure-database.ts'
import { type EmbeddedPostgres, type ServerOptions, startServer } from './start-server.ts'

/** Starts the server (see `startServer`) and creates the database of its URL if missing. */
export async function startPostgres(options: ServerOptions): Promise<EmbeddedPostgres> {
  const server = await startServer(options)
  try {
    await ensureDatabase(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}
