import * as z from 'zod/mini'
import type { Access, CallInput, Endpoint, Output } from '../contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { encodeRequest, type Parts } from './encode-request.ts'
import { readFailure } from './read-failure.ts'
import { startDeadline } from './start-deadline.ts'

/** Milliseconds after which a request is given up, its answer read or not. */
export const REQUEST_TIMEOUT_MS = 20_000

export interface ClientOptions {
  /** Origin and base path: '/api', or 'https://host/api' from the extension. */
  baseUrl: string
  /** Headers that prove who calls. */
  authorize?: (access: Access) => Promise<Record<string, string>>
  /**
   * Called once when the proof in `sent` was refused; true when the call may be tried again with new
   * proof. What it throws is what the call fails with.
   */
  renew?: (access: Access, sent: Record<string, string>) => Promise<boolean>
  /** Told of every call that was sent and failed, before its caller is. */
  onFailure?: (endpoint: Endpoint, failure: ApiError) => void
  credentials?: RequestCredentials
  fetch?: typeof fetch
  /** How long a call may take, its answer included; 20 s unless given. */
  timeoutMs?: number
}

export interface CallExtras {
  /** Same key, same request: counted once (for endpoints that are `idempotent`). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** What made the call, where one call serves several: sent as `x-request-source`. */
  source?: 'share'
  /** The request goes on although the page is closed. */
  keepalive?: boolean
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extras?: CallExtras,
) => Promise<Output<E>>

function toNetworkError(isLate: boolean): ApiError {
  return new ApiError('Network error. Please check your connection and try again.', {
    status: 0,
    code: isLate ? 'TIMEOUT' : 'NETWORK',
  })
}

function unreadable({ status }: Response): ApiError {
  const sentence = 'The server gave an answer that this version does not understand.'
  return new ApiError(sentence, { status, code: 'UNREADABLE' })
}

/** A success that is no JSON comes from something on the way: a hotel's login page, say. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable(response) : error
  }
}

/** A file as text, if it is of the type that was asked for. */
function readFile(media: string, response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith(media)) return response.text()
  throw unreadable(response)
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Output<E>> {
  const { media } = endpoint
  const body = await (media ? readFile(media, response) : readJson(response))
  const answer = z.safeDecode(endpoint.response, body as never)
  if (answer.success) return answer.data as never
  throw unreadable(response)
}

/** Sends and reads in one stretch of time; a broken line becomes an ApiError. */
async function withinTime<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = startDeadline(timeoutMs, caller)
  try {
    return await work(deadline.signal)
  } catch (error) {
    if (caller?.aborted || error instanceof ApiError) throw error
    throw toNetworkError(deadline.isLate())
  } finally {
    deadline.clear()
  }
}

/** A password that was refused is no matter of the session. */
function isProofRefused({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'INVALID_CREDENTIALS'
}

type Attempt<E extends Endpoint> =
  | { failure?: undefined; answer: Output<E> }
  | { failure: ApiError; sent: Record<string, string> }

/**
 * The typed client of web and extension: `call(endpoint, input)` sends what the contract names and
 * gives the parsed answer, money in cents. Throws ApiError; an abort of the caller's is rethrown.
 * Nothing is sent twice but after a refused proof, once.
 */
export function createClient(options: ClientOptions): { call: Call } {
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: Parts,
    extras: CallExtras,
  ): Promise<Attempt<E>> => {
    const { path, json } = encodeRequest(endpoint, input)
    const sent = (await options.authorize?.(endpoint.access)) ?? {}
    const headers = { ...sent }
    if (json !== undefined) headers['content-type'] = 'application/json'
    if (extras.idempotencyKey) headers['idempotency-key'] = extras.idempotencyKey
    if (extras.source) headers['x-request-source'] = extras.source
    const { timeoutMs = REQUEST_TIMEOUT_MS } = options
    return withinTime(timeoutMs, extras.signal, async signal => {
      const { method } = endpoint
      const credentials = options.credentials ?? 'same-origin'
      const { keepalive } = extras
      const init = { method, headers, body: json, credentials, signal, keepalive }
      const response = await (options.fetch ?? fetch)(`${options.baseUrl}${path}`, init)
      if (response.ok) return { answer: await readAnswer(endpoint, response) }
      const failure = await readFailure(response)
      signal.throwIfAborted()
      return { failure, sent }
    }).catch((error: unknown) => Promise.reject(tell(endpoint, error)))
  }

  const tell = (endpoint: Endpoint, error: unknown) => {
    if (error instanceof ApiError) options.onFailure?.(endpoint, error)
    return error
  }

  const call: Call = async (endpoint, input, extras = {}) => {
    let outcome = await attempt(endpoint, input as Parts, extras)
    if (outcome.failure && isProofRefused(outcome.failure)) {
      const hasNewProof = await options.renew?.(endpoint.access, outcome.sent)
      if (hasNewProof) outcome = await attempt(endpoint, input as Parts, extras)
    }
    if (outcome.failure) throw tell(endpoint, outcome.failure)
    return outcome.answer
  }
  return { call }
}
