import { ERROR_CODES, type ErrorCode } from './error-codes.ts'

export interface AppErrorDetails {
  /** Replaces the table's sentence. */
  message?: string
  /** One sentence per wrong field, by dotted path. */
  fields?: Record<string, string>
  /** Further members of the answer, such as `remaining` in dollars. */
  data?: Record<string, unknown>
  /** Seconds after which the same request may succeed: the Retry-After header. */
  retryAfterS?: number
  /** Where it is now: the Location header. */
  location?: string
}

/** A failure that the caller can act on. Anything else that is thrown is a defect or an outage. */
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
