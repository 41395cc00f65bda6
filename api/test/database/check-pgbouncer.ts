import { existsSync } from 'node:fs'
import { testPoolerVariable, testServer } from '../../../shared/tools/test-database.ts'
import { registerCleanup } from '../../chaos/system/cleanup.ts'
import setUpTestPostgres from '../postgres/test-postgres.ts'
import { cleanUpOnSignal, runApiTests } from './run-api-tests.ts'
import { PGBOUNCER, startPgBouncer } from './start-pgbouncer.ts'

// npm run check:pgbouncer [-- <words>]: runs API tests through PgBouncer in transaction mode (Debian package
// `pgbouncer`): money, sessions, limits, live updates, images, jobs. Words select other test files.
const FILES = [
  ...['features/contributions', 'features/items', 'features/registry-events', 'features/images'],
  ...['features/auth', 'features/offering-photos', 'features/push', 'features/product-lookups'],
  ...['http/limits', 'src/jobs', 'src/cli', 'src/db/idempotency', 'src/db/notifications'],
]
/** Slow statements of a busy machine are no failures. */
const LIMIT_FACTOR = 30

if (!existsSync(PGBOUNCER)) {
  console.log('Not run: PgBouncer is not installed (apt-get install pgbouncer).')
  process.exit(0)
}
cleanUpOnSignal()
registerCleanup(await setUpTestPostgres())
const { port, stop } = await startPgBouncer(testServer().adminUrl, LIMIT_FACTOR)
registerCleanup(stop)
const words = process.argv.slice(2)
await runApiTests(words.length > 0 ? words : FILES, { [testPoolerVariable]: `127.0.0.1:${port}` })
