import type { TestRun } from './test-run.ts'

/** Tests of the API and the scraper, end-to-end tests and the component tests of the web. */
const USERS = /^(api|scraper)\/|^[^/]+\/e2e\/|^web\/.*\.test\.tsx/

/** Whether any of these test files uses the database; without files, all tests run. */
export function needsTestServer(files: string[]): boolean {
  return files.length === 0 || files.some(file => USERS.test(file))
}

/** Starts the database server for all tools of this run, which also ends it when it is interrupted. */
export async function startTestServer(run: TestRun): Promise<void> {
  // Loaded only here, since a run without a database should not wait for its packages.
  const { default: setUpTestPostgres } = await import(
    '../../../../api/test/postgres/test-postgres.ts'
  )
  run.onEnd(await setUpTestPostgres())
}
