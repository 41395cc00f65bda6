import { testImagesVariable, testPostgresVariable } from '../../../shared/tools/test-database.ts'
import { startTestPostgres } from './start-test-postgres.ts'

/**
 * Global setup for Vitest and Playwright: starts one test server per run, which workers find by
 * environment variables. Reuses the server of an outer run.
 */
export default async function setUpTestPostgres(): Promise<() => Promise<void>> {
  if (process.env[testPostgresVariable]) return async () => undefined
  const server = await startTestPostgres()
  process.env[testPostgresVariable] = server.adminUrl
  process.env[testImagesVariable] = server.imageFilesDir
  return async () => {
    delete process.env[testPostgresVariable]
    delete process.env[testImagesVariable]
    await server.stop()
  }
}
