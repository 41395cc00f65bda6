import type { ErrorCode } from '../errors/error-codes.ts'
import type { Access, Endpoint } from './endpoint.ts'

const AUTHENTICATION_ERRORS: Record<Access, readonly ErrorCode[]> = {
  anyone: [],
  visitor: ['SESSION_REQUIRED', 'TOKEN_EXPIRED'],
  user: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
  admin: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED'],
}
const IDEMPOTENCY_ERRORS: readonly ErrorCode[] = ['IN_PROGRESS', 'IDEMPOTENCY_MISMATCH']

/** Returns the codes that an endpoint may return in addition to COMMON_ERRORS. */
export const errorsOf = ({ access, errors = [], idempotent }: Endpoint): readonly ErrorCode[] => [
  ...AUTHENTICATION_ERRORS[access],
  ...errors,
  ...(idempotent ? IDEMPOTENCY_ERRORS : []),
]
