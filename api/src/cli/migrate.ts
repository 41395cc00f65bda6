import { loadConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { migrate } from '../db/migrate.ts'
import { withDatabase } from './with-database.ts'

try {
  await withDatabase(loadConfig(process.env), migrate)
  process.stdout.write('The schema is up to date.\n')
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
