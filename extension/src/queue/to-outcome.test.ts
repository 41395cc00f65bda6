import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { toOutcome } from './to-outcome.ts'

const failed = (status: number, code: ApiErrorDetails['code'], more = {}) =>
  toOutcome(new ApiError('What happened.', { status, code, ...more }))

describe('toOutcome', () => {
  test.each([
    ['no connection', 0, 'NETWORK', 'offline', true],
    ['a timeout', 0, 'TIMEOUT', 'offline', true],
    ["a hotel's login page", 200, 'UNREADABLE', 'offline', true],
    ['an outage', 503, 'UNAVAILABLE', 'busy', true],
    ['an error of the registry', 500, 'INTERNAL', 'busy', true],
    ['a gateway without a registry', 502, 'UNREADABLE', 'busy', true],
    ["a proxy's refusal", 403, 'UNREADABLE', 'busy', true],
    ['a request still in progress', 409, 'IN_PROGRESS', 'busy', true],
    ['too many requests', 429, 'RATE_LIMITED', 'busy', false],
    ['an ended session', 401, 'TOKEN_EXPIRED', 'signed-out', false],
    ['a missing login', 401, 'AUTHENTICATION_REQUIRED', 'signed-out', false],
  ] as const)("returns 'waits' for %s", (_, status, code, because, isUncertain) => {
    expect(failed(status, code)).toMatchObject({ kind: 'waits', because, isUncertain })
  })

  test('returns the delay of Retry-After', () => {
    expect(failed(429, 'RATE_LIMITED', { retryAfterS: 90 })).toMatchObject({ retryAfterMs: 90_000 })
  })

  test("returns an uncertain 'waits' for an unknown error", () => {
    expect(toOutcome(new TypeError('undefined is not a function'))).toMatchObject({
      kind: 'waits',
      isUncertain: true,
    })
  })

  test.each([
    [400, 'VALIDATION_FAILED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [422, 'IMAGE_UNREADABLE'],
  ] as const)("returns 'refused' for %i", (status, code) => {
    const fields = { category: 'Which?' }
    expect(failed(status, code, { fields })).toEqual({
      kind: 'refused',
      message: 'What happened.',
      fields,
    })
  })

  test('explains that another product was sent under the key', () => {
    expect(failed(422, 'IDEMPOTENCY_MISMATCH')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('was added before your last change'),
    })
  })
})
