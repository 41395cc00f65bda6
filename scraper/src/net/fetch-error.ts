import { errors } from 'undici'

/** Failure codes, coarse so that users cannot probe which check rejected a URL. */
type FetchErrorCode = 'INVALID_URL' | 'FORBIDDEN_ADDRESS' | 'TIMEOUT' | 'UNREACHABLE'

/** A page that could not be fetched. The cause is for the log only. */
export class FetchError extends Error {
  readonly code: FetchErrorCode

  constructor(code: FetchErrorCode, cause?: unknown) {
    super('The page could not be read.', { cause })
    this.name = 'FetchError'
    this.code = code
  }
}

/** A response that is rejected: too large, in an unknown encoding, or without an end to its redirects. Its host works. */
export class RejectedResponseError extends FetchError {
  constructor(cause?: unknown) {
    super('UNREACHABLE', cause)
  }
}

/** Converts any fetch failure to a FetchError: our own if it is among the causes, else TIMEOUT or UNREACHABLE. */
export function toFetchError(error: unknown): FetchError {
  const chain = causes(error)
  const refusal = chain.find(one => one instanceof FetchError)
  if (refusal) return refusal
  return new FetchError(chain.some(isTimeout) ? 'TIMEOUT' : 'UNREACHABLE', error)
}

function causes(error: unknown): unknown[] {
  const inner = error instanceof AggregateError ? error.errors : []
  const cause = error instanceof Error && error.cause !== undefined ? [error.cause] : []
  return [error, ...[...inner, ...cause].flatMap(causes)]
}

function isTimeout(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true
  if (error instanceof errors.HeadersTimeoutError) return true
  if (error instanceof errors.BodyTimeoutError) return true
  return error instanceof DOMException && error.name === 'TimeoutError'
}
