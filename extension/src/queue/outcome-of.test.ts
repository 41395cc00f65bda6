import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const failed = (status: number, code: ApiErrorDetails['code'], more = {}) =>
  outcomeOf(new ApiError('What happened.', { status, code, ...more }))

describe('a failed attempt', () => {
  test.each([
    ['no line', 0, 'NETWORK', 'offline', true],
    ['no answer in time', 0, 'TIMEOUT', 'offline', true],
    ["a hotel's login page", 200, 'UNREADABLE', 'offline', true],
    ['an outage', 503, 'UNAVAILABLE', 'busy', true],
    ['an error of the registry', 500, 'INTERNAL', 'busy', true],
    ['a gateway without a registry', 502, 'UNREADABLE', 'busy', true],
    ["a proxy's refusal", 403, 'UNREADABLE', 'busy', true],
    ['a copy that still runs', 409, 'IN_PROGRESS', 'busy', true],
    ['too many requests', 429, 'RATE_LIMITED', 'busy', false],
    ['an ended session', 401, 'TOKEN_EXPIRED', 'signed-out', false],
    ['nobody', 401, 'AUTHENTICATION_REQUIRED', 'signed-out', false],
  ] as const)('for %s waits', (_, status, code, because, isUncertain) => {
    expect(failed(status, code)).toMatchObject({ kind: 'waits', because, isUncertain })
  })

  test('waits as long as the registry says', () => {
    expect(failed(429, 'RATE_LIMITED', { retryAfterS: 90 })).toMatchObject({ retryAfterMs: 90_000 })
  })

  test('waits when nobody knows what happened', () => {
    expect(outcomeOf(new TypeError('undefined is not a function'))).toMatchObject({
      kind: 'waits',
      isUncertain: true,
    })
  })

  test.each([
    [400, 'VALIDATION_FAILED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [422, 'IMAGE_UNREADABLE'],
  ] as const)('is a refusal for %i', (status, code) => {
    const fields = { category: 'Which?' }
    expect(failed(status, code, { fields })).toEqual({
      kind: 'refused',
      message: 'What happened.',
      fields,
    })
  })

  test('says that another product was sent under the key', () => {
    expect(failed(422, 'IDEMPOTENCY_MISMATCH')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('was added before your last change'),
    })
  })
})
