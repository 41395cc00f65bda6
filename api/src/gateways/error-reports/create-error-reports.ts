import type { Logger } from 'pino'
import type { SentryProject } from './sentry-dsn.ts'

const TIMEOUT_MS = 5_000
/** Maximum concurrent reports; more are dropped while the host is slow. */
const AT_ONCE = 8
const PAUSE_S = 60
const PAUSE_MAX_S = 3_600

/** Forwards error reports of the pages. */
export interface ErrorReports {
  /** DSN that the reports contain. */
  dsn: string
  /** Sends a report in the background; failures are ignored. */
  send(envelope: Buffer): void
  /** Resolves when no request is pending. */
  stop(): Promise<void>
}

interface ErrorReportsOptions {
  project: SentryProject
  log: Logger
  now: () => Date
  timeoutMs?: number
}

/** Returns the seconds to pause after a response; 0 without a rate limit. */
function pauseAfter({ status, headers }: Response): number {
  if (status !== 429) return 0
  return Math.min(Number(headers.get('retry-after')) || PAUSE_S, PAUSE_MAX_S)
}

/** Returns the kind of error, without a URL. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'UNKNOWN')

/** Sends one envelope to the project, without data of the reporting client. */
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

/** Creates the forwarder of envelopes to one project. */
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
