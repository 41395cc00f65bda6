import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { parseRetryAfter } from '@registry/shared/client/parse-retry-after'
import { createCircuitBreaker } from '@registry/shared/jobs/circuit-breaker'
import { createCounter } from '@registry/shared/metrics/metrics'
import type { Logger } from 'pino'
import type { RequestDetails } from 'web-push'
import { publicLookup } from './public-lookup.ts'
import type { Push, PushReceiver, PushRequest, PushResult } from './push.ts'
import { isAllowedTestHost, isPushEndpoint } from './push-endpoint.ts'

const GONE = new Set([404, 410])
const TOO_LARGE = 413
const BUSY = new Set([408, 425, 429])
const NOT_TRUSTED = new Set([400, 401, 403])

function retryAfterOf(headers: IncomingHttpHeaders): number | undefined {
  const { 'retry-after': after, date } = headers
  if (after === undefined) return undefined
  return parseRetryAfter(new Headers({ 'retry-after': after, ...(date && { date }) }))
}

/** Converts a push service's response to a result (RFC 8030). */
function toPushResult(status: number, headers: IncomingHttpHeaders): PushResult {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (GONE.has(status)) return { kind: 'gone' }
  if (status === TOO_LARGE) return { kind: 'too-large' }
  if (NOT_TRUSTED.has(status)) return { kind: 'refused', status }
  const reason = String(status)
  if (!BUSY.has(status) && status < 500) return { kind: 'dropped', reason }
  const retryAfterS = retryAfterOf(headers)
  return { kind: 'later', reason, ...(retryAfterS !== undefined && { retryAfterS }) }
}

/** Returns whether the service failed (5xx) or did not respond. A service that responds with a rate limit (429) works. */
function isOutage(outcome: PushResult): boolean {
  return outcome.kind === 'later' && !BUSY.has(Number(outcome.reason))
}

const TIMEOUT_MS = 10_000
const CIRCUIT_LIMITS = { failures: 3, windowMs: 600_000, openMs: 30_000 }

const pushes = createCounter({
  name: 'registry_pushes_total',
  help: 'Requests to push services by result',
  labels: ['result'],
})

interface PushOptions {
  vapid: { publicKey: string; privateKey: string }
  /** Contact for push services: mailto: or https:. */
  subject: string
  /** `host:port` pairs of services on private IP addresses. Empty except in tests. */
  allowedHosts: ReadonlySet<string>
  /** True to send only to `allowedHosts`: tests must not access the internet. */
  onlyAllowedHosts?: boolean
  timeoutMs?: number
  /** Clock of the circuit breaker in ms, which is never set back. */
  now?: () => number
  log?: Pick<Logger, 'warn'>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
}

interface Transport {
  agent: https.Agent
  lookup: LookupFunction | undefined
  timeoutMs: number
}

/**
 * Sends a request; the response body is discarded. Repeats it if it was sent over a connection that was open from
 * before, which the service has closed meanwhile.
 */
function post(
  details: RequestDetails,
  { timeoutMs, ...transport }: Transport,
  signal = AbortSignal.timeout(timeoutMs),
) {
  return new Promise<Answer>((resolve, reject) => {
    const { endpoint, headers, body } = details
    const options = { method: 'POST', headers, signal, ...transport }
    const request = https.request(endpoint, options, response => {
      // The discarded body may be cut off.
      response.on('error', () => undefined)
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    request.on('error', error => {
      const isClosed = request.reusedSocket && reasonOf(error) === 'ECONNRESET'
      if (isClosed) resolve(post(details, { timeoutMs, ...transport }, signal))
      else reject(error)
    })
    request.end(body)
  })
}

/** Returns why a request failed, without a URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  return 'code' in error ? String(error.code) : error.name
}

async function encrypt(options: PushOptions, receiver: PushReceiver, request: PushRequest) {
  // Loaded with the first notification, because it uses 2 MB of memory.
  const { default: webpush } = await import('web-push')
  const { endpoint, p256dh, auth } = receiver
  const { text, topic, ttlS: TTL, urgency } = request
  return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: options.subject, ...options.vapid },
    ...{ TTL, topic, urgency, contentEncoding: 'aes128gcm' as const },
  })
}

const later = (error: unknown): PushResult => ({ kind: 'later', reason: reasonOf(error) })

/**
 * Creates the client of the browsers' push services, which sends nowhere else: host name, IP address and port are
 * checked for each request. After three consecutive timeouts or 5xx of a host its circuit opens for 30 s; then one
 * request decides whether it closes.
 */
export function createPush(options: PushOptions): Push {
  const {
    allowedHosts,
    onlyAllowedHosts = false,
    timeoutMs = TIMEOUT_MS,
    now = () => performance.now(),
  } = options
  const agent = new https.Agent({ keepAlive: true, maxSockets: 20 })
  const lookup = publicLookup()
  const breaker = createCircuitBreaker(now, CIRCUIT_LIMITS)
  const mayAsk = ({ endpoint }: PushReceiver) =>
    onlyAllowedHosts
      ? isAllowedTestHost(endpoint, allowedHosts)
      : isPushEndpoint(endpoint, allowedHosts)
  const ask = (details: RequestDetails): Promise<PushResult> => {
    const isTest = isAllowedTestHost(details.endpoint, allowedHosts)
    const transport = { agent, timeoutMs, lookup: isTest ? undefined : lookup }
    return post(details, transport).then(
      ({ status, headers }) => toPushResult(status, headers),
      later,
    )
  }
  const report = (host: string, outcome: PushResult) => {
    breaker.report(host, !isOutage(outcome))
    if (!isOutage(outcome) || !breaker.blockedHosts().includes(host)) return
    options.log?.warn({ host }, 'requests to a push service are paused')
  }
  const send = async (receiver: PushReceiver, request: PushRequest): Promise<PushResult> => {
    if (!mayAsk(receiver)) return { kind: 'dropped', reason: 'FORBIDDEN_ADDRESS' }
    try {
      // Invalid subscription keys are no failure of the service.
      const details = await encrypt(options, receiver, request)
      const { host } = new URL(receiver.endpoint)
      if (!breaker.mayTry(host)) return { kind: 'paused' }
      const outcome = await ask(details)
      report(host, outcome)
      return outcome
    } catch (error) {
      return later(error)
    }
  }
  return {
    publicKey: options.vapid.publicKey,
    isAllowed: endpoint => isPushEndpoint(endpoint, allowedHosts),
    pausedHosts: breaker.blockedHosts,
    async send(receiver, request) {
      const result = await send(receiver, request)
      pushes.inc({ result: result.kind })
      return result
    },
    stop: () => agent.destroy(),
  }
}
