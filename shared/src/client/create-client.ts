import * as z from 'zod/mini'
import type { Access, CallInput, Endpoint, Output } from '../contract/endpoint.ts'
import { ERROR_CODES, type ErrorCode } from '../errors/error-codes.ts'
import { ApiError, type ClientErrorCode } from './api-error.ts'
import { encodeRequest, type Parts } from './encode-request.ts'
import { parseRetryAfter } from './parse-retry-after.ts'

interface Deadline {
  /** Aborts on timeout or when the caller aborts. */
  signal: AbortSignal
  isLate: () => boolean
  clear: () => void
}

/** Aborts a request after some milliseconds, or when the caller aborts, whichever comes first. */
function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort(new DOMException('The answer came too late', 'TimeoutError'))
  }, timeoutMs)
  const abort = () => controller.abort(caller?.reason)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    isLate: () => isLate,
    clear: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value)
}

function stringsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}

function codeOf(body: Record<string, unknown>, status: number): ClientErrorCode {
  if (isErrorCode(body.code)) return body.code
  return status === 429 ? 'RATE_LIMITED' : 'UNREADABLE'
}

/** Returns the ApiError for a failed response, with any body. */
async function readFailure(response: Response): Promise<ApiError> {
  const parsed: unknown = await response.json().catch(() => undefined)
  const body = isRecord(parsed) ? parsed : {}
  return new ApiError(typeof body.error === 'string' ? body.error : 'Request failed', {
    status: response.status,
    code: codeOf(body, response.status),
    fields: stringsOf(body.fields),
    retryAfterS: parseRetryAfter(response.headers),
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    body,
  })
}

/** Timeout in milliseconds for sending a request and reading its response. */
export const REQUEST_TIMEOUT_MS = 20_000

export interface ClientOptions {
  /** Origin and base path: '/api', or 'https://host/api' from the extension. */
  baseUrl: string
  /** Returns the authentication headers; for `keepalive` without a request of its own, which a closing page would lose. */
  authorize?: (
    access: Access,
    extras?: Pick<CallExtras, 'keepalive'>,
  ) => Promise<Record<string, string>>
  /**
   * Called once after a 401 with the headers sent; true means new credentials are available and the
   * request is retried. An error it throws becomes the request's error.
   */
  renew?: (access: Access, sent: Record<string, string>) => Promise<boolean>
  /** Called for every request that failed, before the promise rejects. */
  onFailure?: (endpoint: Endpoint, failure: ApiError) => void
  credentials?: RequestCredentials
  fetch?: typeof fetch
  /** Timeout for request and response; 20 s by default. */
  timeoutMs?: number
}

export interface CallExtras {
  /** Requests with the same key are applied once (for endpoints that are `idempotent`). */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Overrides the client's timeout. */
  timeoutMs?: number
  /** Sent as `x-request-source`, to distinguish the features that share an endpoint. */
  source?: 'share'
  /** Lets the request outlive the page. */
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

function toUnreadableError({ status }: Response): ApiError {
  const sentence = 'The server gave an answer that this version does not understand.'
  return new ApiError(sentence, { status, code: 'UNREADABLE' })
}

/**
 * Parses a JSON body. A success that is not JSON comes from an intermediary, such as a hotel's captive
 * portal.
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? toUnreadableError(response) : error
  }
}

/** Returns a file as text, if its content type is the expected one. */
function readFile(media: string, response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith(media)) return response.text()
  throw toUnreadableError(response)
}

async function readResponse<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<Output<E>> {
  const { media } = endpoint
  const body = await (media ? readFile(media, response) : readJson(response))
  const answer = z.safeDecode(endpoint.response, body as never)
  if (answer.success) return answer.data as never
  throw toUnreadableError(response)
}

/** Runs `work` with a deadline and converts network errors to ApiError. */
async function withDeadline<T>(
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

interface Failed {
  failure: ApiError
  sent: Record<string, string>
}

type Attempt<E extends Endpoint> = { failure?: undefined; answer: Output<E> } | Failed

/**
 * Creates the typed client of web and extension: `call(endpoint, input)` sends the request and returns
 * the parsed response, money in cents. Throws ApiError; rethrows the caller's abort. Never retries,
 * except once after renewed credentials, and once when the server did not receive the request in time: it has not
 * processed it (RFC 9110, section 15.5.9). A phone that was suspended between connecting and sending causes that.
 */
export function createClient(options: ClientOptions): { call: Call } {
  const attempt = async <E extends Endpoint>(
    endpoint: E,
    input: Parts,
    extras: CallExtras,
  ): Promise<Attempt<E>> => {
    const { path, json } = encodeRequest(endpoint, input)
    const sent = (await options.authorize?.(endpoint.access, extras)) ?? {}
    const headers = { ...sent, ...input.headers }
    if (json !== undefined) headers['content-type'] = 'application/json'
    if (extras.idempotencyKey) headers['idempotency-key'] = extras.idempotencyKey
    if (extras.source) headers['x-request-source'] = extras.source
    const { timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS } = extras
    return withDeadline(timeoutMs, extras.signal, async signal => {
      const { method } = endpoint
      const credentials = options.credentials ?? 'same-origin'
      const { keepalive } = extras
      const init = { method, headers, body: json, credentials, signal, keepalive }
      const response = await (options.fetch ?? fetch)(`${options.baseUrl}${path}`, init)
      if (response.ok) return { answer: await readResponse(endpoint, response) }
      const failure = await readFailure(response)
      signal.throwIfAborted()
      return { failure, sent }
    }).catch((error: unknown) => Promise.reject(reportFailure(endpoint, error)))
  }

  // A rejected password is no reason to renew the session.
  const isRepeatable = async ({ access }: Endpoint, { failure: { status, code }, sent }: Failed) =>
    status === 408 ||
    (status === 401 && code !== 'INVALID_CREDENTIALS' && (await options.renew?.(access, sent)))

  const reportFailure = (endpoint: Endpoint, error: unknown) => {
    if (error instanceof ApiError) options.onFailure?.(endpoint, error)
    return error
  }

  const call: Call = async (endpoint, input, extras = {}) => {
    const send = () => attempt(endpoint, input as Parts, extras)
    let outcome = await send()
    if (outcome.failure && (await isRepeatable(endpoint, outcome))) outcome = await send()
    if (outcome.failure) throw reportFailure(endpoint, outcome.failure)
    return outcome.answer
  }
  return { call }
}
