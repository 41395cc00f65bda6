import { loadConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import { readSchemaState, schemaSentence } from '../db/migrate.ts'
import { adminCommand, USAGE } from './admin-commands.ts'
import type { CommandResult } from './command-result.ts'
import { withDatabase } from './with-database.ts'

async function main(): Promise<CommandResult> {
  const config = loadConfig(process.env)
  const command = adminCommand(process.argv.slice(2), config)
  if (!command) return { exitCode: 2, note: USAGE.trimEnd() }
  return withDatabase(config, async databaseUrl => {
    const schema = await readSchemaState(databaseUrl)
    if (schema.isReady) return command(databaseUrl)
    throw new ConfigError(schemaSentence(schema))
  })
}

function toOutcome(error: unknown): CommandResult {
  if (error instanceof ConfigError) return { exitCode: 1, note: error.message }
  throw error
}

const { exitCode, data, note } = await main().catch(toOutcome)
if (data !== undefined) process.stdout.write(`${data}\n`)
if (note !== undefined) process.stderr.write(`${note}\n`)
process.exitCode = exitCode
