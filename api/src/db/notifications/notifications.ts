import { DatabaseClient } from '@registry/shared/database/database-client'
import pg from 'pg'
import type { Logger } from 'pino'
import { shareNextRun } from './share-next-run.ts'

/** Creates a gate, initially closed, whose opening can be awaited. */
function createGate() {
  let gate = Promise.withResolvers<true>()
  let isOpen = false
  return {
    isOpen: () => isOpen,
    open() {
      isOpen = true
      gate.resolve(true)
    },
    close() {
      if (isOpen) gate = Promise.withResolvers<true>()
      isOpen = false
    },
    /** Resolves to true once it is open, to false after `timeoutMs`. */
    async wait(timeoutMs: number): Promise<boolean> {
      if (isOpen) return true
      const late = Promise.withResolvers<false>()
      const timer = setTimeout(() => late.resolve(false), timeoutMs)
      try {
        return await Promise.race([gate.promise, late.promise])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Listener of a PostgreSQL notification channel. */
export interface ChannelListener {
  announced(payload: string): void
  /** Called after each (re)connect: earlier notifications may have been missed. */
  opened(): void
}

/** Channel of a restore, whose rows notify of nothing: all listeners act as after a reconnect. */
export const ALL_CHANGED = 'all_changed'

/** One LISTEN connection shared by this process. */
export interface Notifications {
  /** Resolves to true once it listens, to false after `timeoutMs`. */
  isListening(timeoutMs: number): Promise<boolean>
  /**
   * Resolves to true after all notifications sent before this call were delivered to listeners; false when that
   * is unknown. PostgreSQL delivers notifications before it completes a query.
   */
  isCaughtUp(): Promise<boolean>
  stop(): Promise<void>
}

interface ListenOptions {
  url: string
  /** Listeners by channel. */
  channels: Record<string, readonly ChannelListener[]>
  log: Logger
  /** Minimum time in ms that the listener waits for the server's response; above 0 in tests only. */
  minWaitMs?: number
}

/** Application name of the connection in PostgreSQL. */
export const LISTENER = 'registry-listener'
const RECONNECT_MS = 1_000
const CONNECT_MS = 5_000
const PROBE_EVERY_MS = 30_000
const PROBE_MS = 5_000
/** Maximum time in ms that `isCaughtUp` waits. */
const CATCH_UP_MS = 300

function openListeners(channels: ListenOptions['channels']): void {
  for (const hearer of new Set(Object.values(channels).flat())) hearer.opened()
}

/** Resolves to false when the result is not known after `timeoutMs`. */
async function withDeadline(result: Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), timeoutMs)
  const known = await Promise.race([result, late.promise])
  clearTimeout(timer)
  return known
}

/** Creates an unopened connection; `onEnd` is called once when it closes, also if a probe fails. */
function prepareLine({ url, channels, minWaitMs = 0 }: ListenOptions, onEnd: () => void) {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: LISTENER,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: Math.max(PROBE_MS, minWaitMs),
  })
  let probe: NodeJS.Timeout | undefined
  let isOver = false
  const end = async () => {
    clearInterval(probe)
    if (!isOver) onEnd()
    isOver = true
    await client.end().catch(() => undefined)
  }
  client.on('error', () => void end())
  client.on('end', () => void end())
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === ALL_CHANGED) openListeners(channels)
    for (const hearer of channels[channel] ?? []) hearer.announced(payload)
  })
  // A client executes one query at a time, also when the caller has stopped waiting for the last one.
  const ask = shareNextRun(async () => {
    try {
      // An empty query: the server delivers notifications before it is ready for the next one.
      await client.query('')
      return !isOver
    } catch {
      await end()
      return false
    }
  })
  const open = async () => {
    await client.connect()
    const names = [...Object.keys(channels), ALL_CHANGED]
    await client.query(names.map(name => `listen ${pg.escapeIdentifier(name)}`).join('; '))
    // A connection may break without an error event, so it is probed.
    probe = setInterval(() => void ask(), PROBE_EVERY_MS).unref()
  }
  let shared: Promise<boolean> | undefined
  let answer = Promise.resolve(false)
  const isCaughtUp = () => {
    const next = ask()
    // Requests that share a query share its timer.
    if (next !== shared) answer = withDeadline(next, Math.max(CATCH_UP_MS, minWaitMs))
    shared = next
    return answer
  }
  return { open, end, isCaughtUp }
}

/** Listens to all channels on one connection and reconnects automatically. */
export function listen(options: ListenOptions): Notifications {
  const gate = createGate()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let line = prepareLine(options, lost)

  function lost() {
    gate.close()
    if (isStopped) return
    timer = setTimeout(() => {
      line = prepareLine(options, lost)
      void open()
    }, RECONNECT_MS)
  }
  async function open() {
    const { end, open: connect } = line
    try {
      await connect()
    } catch (err) {
      options.log.warn({ err }, 'cannot listen yet')
      await end()
      return
    }
    gate.open()
    openListeners(options.channels)
  }
  void open()

  return {
    isListening: gate.wait,
    isCaughtUp: async () => gate.isOpen() && line.isCaughtUp(),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await line.end()
    },
  }
}
