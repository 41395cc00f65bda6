import { ConfigError, loadConfig } from '../config.ts'
import { isSchemaCurrent } from '../db/migrate.ts'
import { adminCommand, USAGE } from './admin-commands.ts'
import type { Outcome } from './outcome.ts'
import { withDatabase } from './with-database.ts'

async function main(): Promise<Outcome> {
  const config = loadConfig(process.env)
  const command = adminCommand(process.argv.slice(2), config)
  if (!command) return { exitCode: 2, note: USAGE.trimEnd() }
  return withDatabase(config, async databaseUrl => {
    if (await isSchemaCurrent(databaseUrl)) return command(databaseUrl)
    throw new ConfigError('The database schema is behind; please run: npm run migrate')
  })
}

function toOutcome(error: unknown): Outcome {
  if (error instanceof ConfigError) return { exitCode: 1, note: error.message }
  throw error
}

const { exitCode, data, note } = await main().catch(toOutcome)
if (data !== undefined) process.stdout.write(`${data}\n`)
if (note !== undefined) process.stderr.write(`${note}\n`)
process.exitCode = exitCode
