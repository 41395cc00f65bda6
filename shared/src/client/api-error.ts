import type { ErrorCode } from '../errors/error-codes.ts'

/**
 * Server codes, and codes for failures that only the client can detect: no response, or one it cannot
 * parse.
 */
export type ClientErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'UNREADABLE'

export interface ApiErrorDetails {
  status: number
  code: ClientErrorCode
  fields?: Record<string, string>
  /** Seconds from Retry-After. */
  retryAfterS?: number
  requestId?: string
  /** The whole error body, for fields such as `remaining`. */
  body?: Record<string, unknown>
}

/** A failed request; `message` is the server's sentence for people. */
export class ApiError extends Error {
  declare readonly details: ApiErrorDetails

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
