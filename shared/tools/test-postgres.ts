import { startTestPostgres } from './start-test-postgres.ts'
import { testPicturesVariable, testPostgresVariable } from './test-database.ts'

/**
 * Global setup for Vitest and for Playwright: one test server for the whole run, found by every worker
 * in the environment. A server that is there already, of a run around this one, is used as it is.
 */
export default async function setUpTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[testPostgresVariable]) return async () => undefined
  const server = await startTestPostgres()
  process.env[testPostgresVariable] = server.adminUrl
  process.env[testPicturesVariable] = server.picturesDir
  return async () => {
    delete process.env[testPostgresVariable]
    delete process.env[testPicturesVariable]
    await server.stop()
  }
}
