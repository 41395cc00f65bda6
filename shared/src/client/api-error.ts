import type { ErrorCode } from '../errors/error-codes.ts'

/** Codes that only a client can know: no answer came, or none that it understands. */
export type ClientErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export interface ApiErrorDetails {
  status: number
  code: ClientErrorCode
  fields?: Record<string, string>
  /** Seconds from Retry-After. */
  retryAfterS?: number
  requestId?: string
  /** The whole failure body, for members such as `remaining`. */
  body?: Record<string, unknown>
}

/** A call that did not succeed; `message` is the server's sentence for a person. */
export class ApiError extends Error {
  readonly details: ApiErrorDetails

  constructor(message: string, details: ApiErrorDetails) {
    super(message)
    this.name = 'ApiError'
    this.details = details
  }

  get status(): number {
    return this.details.status
  }

  get code(): ClientErrorCode {
    return this.details.code
  }
}
