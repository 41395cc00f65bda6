import pg from 'pg'
import type { Logger } from 'pino'
import { createGate } from './notifications-gate.ts'
import { shareNextRun } from './share-next-run.ts'

/** Hears a PostgreSQL channel. */
export interface ChannelListener {
  announced(payload: string): void
  /** Told whenever listening begins, anew too: until now something may have been missed. */
  opened(): void
}

/** One connection that listens for everybody in this process. */
export interface Notifications {
  /** True once it listens, false when it does not within `timeoutMs`. */
  isListening(timeoutMs: number): Promise<boolean>
  /**
   * True once hearers were told all that was announced before this call; false when that cannot be
   * known now. PostgreSQL hands out announcements before it says that a query is done.
   */
  isCaughtUp(): Promise<boolean>
  stop(): Promise<void>
}

export interface ListenOptions {
  url: string
  /** Who hears what, by channel. */
  channels: Record<string, readonly ChannelListener[]>
  log: Logger
}

/** What PostgreSQL calls this connection. */
export const LISTENER = 'registry-listener'
const RECONNECT_MS = 1_000
const CONNECT_MS = 5_000
const PROBE_EVERY_MS = 30_000
const PROBE_MS = 5_000
/** Nobody waits longer for what is only known sooner by it. */
const CATCH_UP_MS = 300

/** A connection that is not open yet; `onEnd` is told once, when it is no more, also if silently. */
function prepareLine({ url, channels }: ListenOptions, onEnd: () => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: LISTENER,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: PROBE_MS,
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
    for (const hearer of channels[channel] ?? []) hearer.announced(payload)
  })
  const open = async () => {
    await client.connect()
    const names = Object.keys(channels).map(name => `listen ${pg.escapeIdentifier(name)}`)
    await client.query(names.join('; '))
    // A connection may break without a word: whoever never asks would wait for ever.
    probe = setInterval(() => void client.query('select 1').catch(end), PROBE_EVERY_MS).unref()
  }
  const isCaughtUp = async () => {
    const late = Promise.withResolvers<false>()
    const timer = setTimeout(() => late.resolve(false), CATCH_UP_MS)
    const asked = client.query('select 1').then(
      () => !isOver,
      () => false,
    )
    const answer = await Promise.race([asked, late.promise])
    clearTimeout(timer)
    return answer
  }
  return { open, end, isCaughtUp }
}

/** Listens to all channels on one connection, and reconnects by itself. */
export function listen(options: ListenOptions): Notifications {
  const gate = createGate()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let line = prepareLine(options, lost)
  const catchUp = shareNextRun(() => line.isCaughtUp())

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
    for (const hearer of Object.values(options.channels).flat()) hearer.opened()
  }
  void open()

  return {
    isListening: gate.wait,
    isCaughtUp: async () => gate.isOpen() && catchUp(),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await line.end()
    },
  }
}
