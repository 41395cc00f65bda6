import type { Logger } from 'pino'
import type { SentryProject } from './sentry-dsn.ts'

const TIMEOUT_MS = 5_000
/** Reports on their way; while a host is slow, more of them are let go. */
const AT_ONCE = 8
const PAUSE_S = 60
const PAUSE_MAX_S = 3_600

/** Hands reports of errors in the pages on. */
export interface ErrorReports {
  /** The DSN that its reports name. */
  dsn: string
  /** Sends one in its own time; nobody waits for it, and one that is lost is lost. */
  send(envelope: Buffer): void
  /** Settles once nothing is on its way. */
  stop(): Promise<void>
}

export interface ErrorReportsOptions {
  project: SentryProject
  log: Logger
  now: () => Date
  timeoutMs?: number
}

/** Seconds in which nothing more is wanted; 0 for an answer that asks for nothing. */
function pauseAfter({ status, headers }: Response): number {
  if (status !== 429) return 0
  return Math.min(Number(headers.get('retry-after')) || PAUSE_S, PAUSE_MAX_S)
}

/** A word without an address in it. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'UNKNOWN')

/** One envelope to the project, without a word of whose browser wrote it. */
async function post({ key, endpoint }: SentryProject, body: Buffer, signal: AbortSignal) {
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=baby-registry/1`,
    'user-agent': 'baby-registry',
  }
  const request = { method: 'POST', headers, body: new Uint8Array(body), signal } as const
  const response = await fetch(endpoint, { ...request, redirect: 'error' })
  await response.body?.cancel()
  return response
}

/** Hands envelopes on to one project alone. */
export function createErrorReports(options: ErrorReportsOptions): ErrorReports {
  const { project, log, now, timeoutMs = TIMEOUT_MS } = options
  const onTheirWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let pausedUntil = 0
  const hand = async (envelope: Buffer) => {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ending.signal])
      const response = await post(project, envelope, signal)
      pausedUntil = now().getTime() + pauseAfter(response) * 1000
      if (!response.ok) log.warn({ status: response.status }, 'an error report was not taken')
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'an error report could not be handed on')
    }
  }
  return {
    dsn: project.dsn,
    send(envelope) {
      if (onTheirWay.size >= AT_ONCE || now().getTime() < pausedUntil) return
      const sending = hand(envelope).finally(() => onTheirWay.delete(sending))
      onTheirWay.add(sending)
    },
    async stop() {
      ending.abort()
      await Promise.all(onTheirWay)
    },
  }
}
