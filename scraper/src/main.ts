import { loadConfig } from './config.ts'
import { StartError } from './start-error.ts'
import { startScraper } from './start-scraper.ts'
import { stopOnSignal } from './worker/stop-on-signal.ts'

try {
  stopOnSignal(await startScraper(loadConfig()))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
