import { startTestPostgres } from './start-test-postgres.ts'
import { testPicturesVariable, testPostgresVariable } from './test-database.ts'

/**
 * Global setup for Vitest and for Playwright: starts one test server for the whole run, which every
 * worker finds in the environment. A server that the caller of this run has started is used instead.
 */
export default async function setUpTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[testPostgresVariable]) return async () => undefined
  const server = await startTestPostgres()
  process.env[testPostgresVariable] = server.adminUrl
  process.env[testPicturesVariable] = server.imageFilesDir
  return async () => {
    delete process.env[testPostgresVariable]
    delete process.env[testPicturesVariable]
    await server.stop()
  }
}
