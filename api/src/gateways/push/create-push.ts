import type { IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import webpush, { type RequestDetails } from 'web-push'
import { publicLookup } from './public-lookup.ts'
import type { Push, PushOutcome, PushReceiver, PushRequest } from './push.ts'
import { isLetThrough, isPushEndpoint } from './push-endpoint.ts'
import { pushOutcome } from './push-outcome.ts'

const TIMEOUT_MS = 10_000

export interface PushOptions {
  vapid: { publicKey: string; privateKey: string }
  /** Whom a push service may turn to: mailto: or https:. */
  subject: string
  /** `host:port` pairs of services on private addresses. Empty but in tests. */
  allowedHosts: ReadonlySet<string>
  /** Nothing is sent to any other: tests must not leave their machine. */
  onlyAllowedHosts?: boolean
  timeoutMs?: number
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

/** Sends once; whatever is answered beyond status and headers is let go. */
function post({ endpoint, headers, body }: RequestDetails, { timeoutMs, ...transport }: Transport) {
  return new Promise<Answer>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { method: 'POST', headers, signal, ...transport }
    const request = https.request(endpoint, options, response => {
      // Cut off in the middle of words that nobody reads.
      response.on('error', () => undefined)
      response.resume()
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Why a service could not be asked, as a word without an address in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TIMEOUT'
  return 'code' in error ? String(error.code) : error.name
}

function encrypt(options: PushOptions, receiver: PushReceiver, request: PushRequest) {
  const { endpoint, p256dh, auth } = receiver
  const { text, topic, ttlS: TTL, urgency } = request
  return webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: options.subject, ...options.vapid },
    ...{ TTL, topic, urgency, contentEncoding: 'aes128gcm' as const },
  })
}

/** Sends to the browsers' push services, and to nobody else: name, address and port are checked each time. */
export function createPush(options: PushOptions): Push {
  const { allowedHosts, onlyAllowedHosts = false, timeoutMs = TIMEOUT_MS } = options
  const agent = new https.Agent({ keepAlive: true, maxSockets: 20 })
  const lookup = publicLookup()
  const mayAsk = ({ endpoint }: PushReceiver) =>
    onlyAllowedHosts ? isLetThrough(endpoint, allowedHosts) : isPushEndpoint(endpoint, allowedHosts)
  const ask = async (receiver: PushReceiver, request: PushRequest): Promise<PushOutcome> => {
    const isTest = isLetThrough(receiver.endpoint, allowedHosts)
    const transport = { agent, timeoutMs, lookup: isTest ? undefined : lookup }
    const { status, headers } = await post(encrypt(options, receiver, request), transport)
    return pushOutcome(status, headers)
  }
  return {
    publicKey: options.vapid.publicKey,
    isAllowed: endpoint => isPushEndpoint(endpoint, allowedHosts),
    async send(receiver, request) {
      if (!mayAsk(receiver)) return { kind: 'dropped', reason: 'FORBIDDEN_ADDRESS' }
      try {
        return await ask(receiver, request)
      } catch (error) {
        return { kind: 'later', reason: reasonOf(error) }
      }
    },
    stop: () => agent.destroy(),
  }
}
