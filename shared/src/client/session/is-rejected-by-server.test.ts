import { describe, expect, test } from 'vitest'
import { ApiError, type ClientErrorCode } from '../api-error.ts'
import { isRejectedByServer } from './is-rejected-by-server.ts'

describe('isRejectedByServer', () => {
  test.each<[number, ClientErrorCode, boolean]>([
    [401, 'TOKEN_EXPIRED', true],
    [401, 'AUTHENTICATION_REQUIRED', true],
    [403, 'FORBIDDEN', true],
    [400, 'VALIDATION_FAILED', true],
    [0, 'NETWORK', false],
    [0, 'TIMEOUT', false],
    [408, 'INTERNAL', false],
    [425, 'INTERNAL', false],
    [429, 'RATE_LIMITED', false],
    [500, 'INTERNAL', false],
    [503, 'UNAVAILABLE', false],
    [200, 'UNREADABLE', false],
    [403, 'UNREADABLE', false],
    [404, 'UNREADABLE', false],
  ])('returns for %i %s: %s', (status, code, expected) => {
    expect(isRejectedByServer(new ApiError('No', { status, code }))).toBe(expected)
  })

  test('returns false for other errors', () => {
    expect(isRejectedByServer(new TypeError('boom'))).toBe(false)
  })
})
