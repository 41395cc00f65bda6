import path from 'node:path'
import { ConfigError } from '../config-error.ts'
import { startSuite } from './start-suite.ts'
import { waitForStopSignal } from './wait-for-stop-signal.ts'

// Entry point of `npm start` and `npm run dev`: runs all processes.
const isDev = process.argv.includes('--dev')
const say = (line: string) => process.stdout.write(`${line}\n`)
// A full disk or a closed terminal must not end the processes.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
const closers = new AsyncDisposableStack()
const { promise: failed, reject: fail } = Promise.withResolvers<never>()
const asked = waitForStopSignal()

try {
  const root = path.resolve(import.meta.dirname, '../../..')
  const env = isDev ? { NODE_ENV: 'development', ...process.env } : process.env
  await Promise.race([asked, failed, startSuite({ root, env, isDev, say, closers, fail })])
  await Promise.race([asked, failed])
  say('Stopping ...')
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`\n${sentenceOf(error)}\n`)
}
await closers.disposeAsync()
process.exit()

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  return error instanceof Error ? error.message : String(error)
}
