import * as z from 'zod/mini'
import type { Access, Endpoint, Input, Output } from '../contract/endpoint.ts'
import { ERROR_CODES } from '../errors/error-codes.ts'
import { ApiError } from './api-error.ts'
import { readFailure } from './read-failure.ts'

/** Milliseconds after which a request is given up. */
export const REQUEST_TIMEOUT_MS = 20_000

export interface ClientOptions {
  /** Origin and base path: '/api', or 'https://host/api' from the extension. */
  baseUrl: string
  /** Headers that prove who calls. */
  authorize?: (access: Access) => Promise<Record<string, string>>
  /** Called once after a 401; true when the call may be tried again with new proof. */
  renew?: (access: Access) => Promise<boolean>
  credentials?: RequestCredentials
  fetch?: typeof fetch
}

export interface CallExtras {
  /** Same key, same request: counted once (for endpoints that are `idempotent`). */
  idempotencyKey?: string
  signal?: AbortSignal
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  extras?: CallExtras,
) => Promise<Output<E>>

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

function refuseInput(issues: z.core.$ZodIssue[]): ApiError {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
  const sentence = issues[0]?.message ?? ERROR_CODES.VALIDATION_FAILED.message
  return new ApiError(sentence, { status: 400, code: 'VALIDATION_FAILED', fields })
}

/** The wire form; what the server would refuse is refused here already, as it would say it. */
function encodePart(schema: Endpoint['body'], value: unknown): unknown {
  if (schema === undefined) return undefined
  const encoded = z.safeEncode(schema, value as never)
  if (encoded.success) return encoded.data
  throw refuseInput(encoded.error.issues)
}

function urlOf(baseUrl: string, endpoint: Endpoint, input: Parts): string {
  const params = (encodePart(endpoint.params, input.params) ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const query = Object.entries((encodePart(endpoint.query, input.query) ?? {}) as object)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
  return `${baseUrl}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

function toNetworkError(error: unknown): ApiError {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return new ApiError('Network error. Please check your connection and try again.', {
    status: 0,
    code: isTimeout ? 'TIMEOUT' : 'NETWORK',
  })
}

function unreadable({ status }: Response): ApiError {
  const sentence = 'The server gave an answer that this version does not understand.'
  return new ApiError(sentence, { status, code: 'UNREADABLE' })
}

/** A success that is no JSON comes from something on the way: a hotel's login page, say. */
async function readJson(response: Response, { signal }: CallExtras): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    throw error instanceof SyntaxError ? unreadable(response) : toNetworkError(error)
  }
}

/**
 * The typed client of web and extension: `call(endpoint, input)` sends what the contract names and
 * gives the parsed answer, money in cents. Throws ApiError; an abort of the caller's is rethrown.
 */
export function createClient(options: ClientOptions): { call: Call } {
  const send = async (endpoint: Endpoint, input: Parts, extras: CallExtras): Promise<Response> => {
    const body = encodePart(endpoint.body, input.body)
    const headers: Record<string, string> = { ...(await options.authorize?.(endpoint.access)) }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (extras.idempotencyKey) headers['idempotency-key'] = extras.idempotencyKey
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      return await (options.fetch ?? fetch)(urlOf(options.baseUrl, endpoint, input), {
        method: endpoint.method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
        credentials: options.credentials ?? 'same-origin',
        signal: extras.signal ? AbortSignal.any([extras.signal, timeout]) : timeout,
      })
    } catch (error) {
      if (extras.signal?.aborted) throw error
      throw toNetworkError(error)
    }
  }

  const call: Call = async (endpoint, input, extras = {}) => {
    let response = await send(endpoint, input as Parts, extras)
    if (response.status === 401 && (await options.renew?.(endpoint.access))) {
      response = await send(endpoint, input as Parts, extras)
    }
    if (!response.ok) throw await readFailure(response)
    const answer = z.safeDecode(endpoint.response, (await readJson(response, extras)) as never)
    if (answer.success) return answer.data as never
    throw unreadable(response)
  }
  return { call }
}
