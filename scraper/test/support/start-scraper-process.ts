import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

const MAIN = resolve(import.meta.dirname, '../../src/main.ts')
const PATIENT = resolve(import.meta.dirname, 'long-timeout-scraper.ts')

export interface ScraperProcess {
  child: ChildProcess
  stdout: Readable
  /** Its output so far. */
  output(): string
  /** Resolves with the exit code or the signal's name. */
  ended: Promise<number | string>
}

/** Starts the scraper as a process with an IPC channel like the supervisor's. */
export function spawnScraper(env: Record<string, string>, main = MAIN): ScraperProcess {
  // Processes share Node's compile cache.
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [main], {
    // Tests must not access the internet.
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', SCRAPER_ONLY_ALLOWED_HOSTS: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('the scraper has no output to read')
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream.on('data', data => {
      output += data
    })
  }
  // Not 'close', which never fires after the parent has closed the channel.
  const ended = Promise.all([once(child, 'exit'), finished(stdout), finished(stderr)]).then(
    ([[code, signal]]) => code ?? signal,
  )
  return { child, stdout, output: () => output, ended }
}

/** Starts a scraper process with long deadlines; resolves once it takes jobs. */
export async function startScraperProcess(env: Record<string, string>): Promise<ScraperProcess> {
  const scraper = spawnScraper(env, PATIENT)
  const lines = createInterface({ input: scraper.stdout })
  for await (const line of lines) if (line.includes('scraper ready')) return scraper
  throw new Error(`the scraper did not start: ${scraper.output()}`)
}

/** Stops the scraper gracefully and waits for its exit. */
export async function stopScraper({ child, ended }: ScraperProcess): Promise<number | string> {
  child.kill('SIGTERM')
  return ended
}
