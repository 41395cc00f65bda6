import path from 'node:path'
import { testImagesVariable, testPostgresVariable } from '../../../shared/tools/test-database.ts'
import { registerCleanup } from '../../chaos/system/cleanup.ts'
import { makeTemplate } from '../postgres/start-test-postgres.ts'
import { cleanUpOnSignal, runApiTests } from './run-api-tests.ts'
import { findDebianPostgres, startDebianPostgres } from './start-debian-postgres.ts'

// npm run check:postgres [-- <words>]: runs the API tests against Debian's PostgreSQL (package `postgresql`) in place
// of the built-in one. Words select test files.
const installation = findDebianPostgres()
if (!installation) {
  console.log('Not run: PostgreSQL is not installed (apt-get install postgresql).')
  process.exit(0)
}
console.log(`PostgreSQL of ${installation}`)
cleanUpOnSignal()
const { adminUrl, folder, stop } = await startDebianPostgres(installation)
registerCleanup(stop)
await makeTemplate(adminUrl)
await runApiTests(process.argv.slice(2), {
  [testPostgresVariable]: adminUrl,
  [testImagesVariable]: path.join(folder, 'pictures'),
})
