import { once } from 'node:events'
import { loadConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'
import type { Prepared, Reply } from './start-preparation.ts'

// Entry point of the process that does the work of `npm start` which needs large modules: it parses the settings,
// then migrates the database whose URL its parent sends and inserts the demo.
const reply = (message: Reply) => process.send?.(message)

// An idle channel would not prevent this process from exiting (see exit-with-parent.ts).
process.channel?.ref()
try {
  const config = loadConfig()
  const asked = once(process, 'message')
  reply({ config })
  // Loaded while the database starts.
  const { prepareDatabase } = await import('./prepare-database.ts')
  const [databaseUrl] = await asked
  const prepared: Prepared = await prepareDatabase(config, databaseUrl)
  reply({ prepared })
} catch (error) {
  process.exitCode = 1
  if (error instanceof ConfigError) reply({ refusal: error.message })
  else process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
}
process.channel?.unref()
