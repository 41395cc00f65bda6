import { ERROR_CODES, type ErrorCode } from '../errors/error-codes.ts'
import { ApiError, type ClientErrorCode } from './api-error.ts'
import { parseRetryAfter } from './parse-retry-after.ts'

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
export async function readFailure(response: Response): Promise<ApiError> {
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
