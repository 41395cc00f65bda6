import pg from 'pg'
import type { Logger } from 'pino'

/** One connection that listens to a PostgreSQL channel for everybody who waits in this process. */
export interface Notifications {
  /**
   * Resolves true when `payload` was announced on the channel, false after `timeoutMs`.
   * Subscribe before causing the announcement; a caller then looks at the row itself, so that a
   * missed announcement costs time, never truth.
   */
  wait(payload: string, timeoutMs: number): Promise<boolean>
  stop(): Promise<void>
}

const RECONNECT_MS = 1_000

export interface ListenOptions {
  url: string
  channel: string
  log: Logger
}

type Waiters = Map<string, Set<() => void>>

function waitIn(waiters: Waiters, payload: string, timeoutMs: number): Promise<boolean> {
  return new Promise(resolve => {
    const own = waiters.get(payload) ?? new Set()
    waiters.set(payload, own)
    const settle = (isAnnounced: boolean) => {
      clearTimeout(deadline)
      own.delete(announced)
      if (own.size === 0) waiters.delete(payload)
      resolve(isAnnounced)
    }
    const announced = () => settle(true)
    const deadline = setTimeout(() => settle(false), timeoutMs)
    own.add(announced)
  })
}

/** Starts to listen; reconnects by itself, and wakes all waiters then, since it may have missed one. */
export function listen({ url, channel, log }: ListenOptions): Notifications {
  const waiters: Waiters = new Map()
  let client: pg.Client | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const wake = (payload: string) => {
    for (const announced of waiters.get(payload) ?? []) announced()
  }
  const reconnect = () => {
    if (isStopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void open()
    }, RECONNECT_MS)
  }
  const open = async () => {
    const next = new pg.Client({ connectionString: url })
    next.on('error', () => void next.end().catch(() => undefined))
    next.on('end', reconnect)
    next.on('notification', message => wake(message.payload ?? ''))
    client = next
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const payload of [...waiters.keys()]) wake(payload)
    } catch (error) {
      log.warn({ err: error, channel }, 'cannot listen yet')
      reconnect()
    }
  }
  void open()

  return {
    wait: (payload, timeoutMs) => waitIn(waiters, payload, timeoutMs),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
