import type { Logger } from 'pino'
import type { Browser } from 'playwright'
import { cdpPipe } from './cdp-pipe.ts'
import { type ChromiumProcess, startChromium } from './chromium-process.ts'
import { type MemoryLimits, watchMemory } from './memory-watch.ts'

interface WarmBrowserOptions {
  executable: string
  startMs: number
  memory: MemoryLimits
  /** Jobs after which the browser is restarted, which limits leaked memory. */
  maxJobs: number
  /** Idle time in ms after which the browser is stopped until the next job. */
  idleMs: number
  log: Logger
}

/** Use of the browser by one job. */
export interface Lease {
  browser: Browser
  isAlive(): boolean
  /** `release` returns the browser; `kill` ends an unresponsive one with all its pages. */
  release(): void
  kill(): void
}

/** A browser shared by all jobs, started on demand and restarted after it exits. */
interface WarmBrowser {
  /** Throws when Chromium does not start; further calls fail immediately for a minute. */
  lease(): Promise<Lease>
  stop(): Promise<void>
}

interface Running {
  process: ChromiumProcess
  browser: Browser
  jobs: number
  served: number
  isRetired: boolean
  isAlive: boolean
  idle: NodeJS.Timeout | undefined
}

const RETRY_START_AFTER_MS = 60_000

export function createWarmBrowser(options: WarmBrowserOptions): WarmBrowser {
  const { log, maxJobs, idleMs } = options
  const all = new Set<Running>()
  let current: Promise<Running> | undefined
  let failure: { error: unknown; at: number } | undefined

  async function start(): Promise<Running> {
    if (failure && performance.now() - failure.at < RETRY_START_AFTER_MS) throw failure.error
    try {
      const running = await launch(options)
      all.add(running)
      void running.process.ended.then(() => retire(running))
      return running
    } catch (error) {
      current = undefined
      failure = { error, at: performance.now() }
      log.error({ err: error }, 'browser does not start')
      throw error
    }
  }

  /** Assigns no further jobs to the browser. */
  function retire(running: Running): void {
    if (!running.isRetired) current = undefined
    running.isRetired = true
  }

  async function end(running: Running): Promise<void> {
    retire(running)
    clearTimeout(running.idle)
    await running.process.kill()
    all.delete(running)
  }

  function release(running: Running): void {
    running.jobs -= 1
    if (running.jobs > 0) return
    if (running.isRetired) void end(running)
    else running.idle = setTimeout(() => void end(running), idleMs).unref()
  }

  return {
    async lease() {
      current ??= start()
      const running = await current
      running.jobs += 1
      running.served += 1
      clearTimeout(running.idle)
      if (running.served >= maxJobs) retire(running)
      return {
        browser: running.browser,
        isAlive: () => running.isAlive,
        release: () => release(running),
        kill: () => void end(running),
      }
    },
    async stop() {
      await current?.catch(() => undefined)
      await Promise.all([...all].map(end))
    },
  }
}

async function launch({ executable, startMs, memory, log }: WarmBrowserOptions): Promise<Running> {
  const startedAt = performance.now()
  const process = await startChromium(executable)
  try {
    const browser = await connect(process, startMs)
    const running = newRunning(process, browser)
    const watch = watchMemory(process.pid, {
      limits: memory,
      hasOpenPages: () => running.jobs > 0,
      onEnd: ({ bytes, isRenderer }) =>
        log.warn({ bytes, isPage: isRenderer }, 'browser took too much memory'),
    })
    void process.ended.then(() => {
      running.isAlive = false
      watch.stop()
      if (!running.isRetired) log.warn('browser ended unasked')
    })
    log.info({ durationMs: Math.round(performance.now() - startedAt) }, 'browser started')
    return running
  } catch (error) {
    await process.kill()
    throw error
  }
}

function newRunning(process: ChromiumProcess, browser: Browser): Running {
  return { process, browser, jobs: 0, served: 0, isRetired: false, isAlive: true, idle: undefined }
}

async function connect(
  { toBrowser, fromBrowser, profile, ended }: ChromiumProcess,
  startMs: number,
) {
  const { chromium } = await import('playwright')
  const transport = cdpPipe(toBrowser, fromBrowser)
  const connecting = chromium.connectOverCDP(transport, {
    timeout: startMs,
    artifactsDir: profile,
  })
  const dying = ended.then(words => {
    throw new Error(`Chromium ended at once: ${words}`)
  })
  dying.catch(() => undefined)
  return Promise.race([connecting, dying])
}
