import { ERROR_CODES, type ErrorCode } from './error-codes.ts'

interface AppErrorDetails {
  /** Replaces the message of the error table. */
  message?: string
  /** One message per invalid field, by dotted path. */
  fields?: Record<string, string>
  /** Further fields of the response, such as `remaining` in dollars. */
  data?: Record<string, unknown>
  /** Seconds until a retry may succeed: the Retry-After header. */
  retryAfterS?: number
  /** New URL of the resource: the Location header. */
  location?: string
}

/** A failure that the client can act on. Any other thrown error is a defect or an outage. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERROR_CODES[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_CODES[this.code].status
  }
}
