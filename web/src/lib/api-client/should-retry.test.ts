import { ApiError, type ClientErrorCode } from '@registry/shared/client/api-error'
import { expect, test } from 'vitest'
import { shouldRetry } from './should-retry.ts'

const failure = (status: number, code: ClientErrorCode) => new ApiError('Failed', { status, code })

test.each([
  ['a network error', 0, failure(0, 'NETWORK'), true],
  ['a second 503', 1, failure(503, 'UNAVAILABLE'), true],
  ['a third 503', 2, failure(503, 'UNAVAILABLE'), false],
  ['a 404', 0, failure(404, 'NOT_FOUND'), false],
  ['a timeout, after 20 s of waiting', 0, failure(0, 'TIMEOUT'), false],
])('after %s', (_what, failures, error, isRetried) => {
  expect(shouldRetry(failures, error)).toBe(isRetried)
})
