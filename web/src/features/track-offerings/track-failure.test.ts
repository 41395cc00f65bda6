import { ApiError } from '@registry/shared/client/api-error'
import { expect, test } from 'vitest'
import { trackFailure } from './track-failure.ts'

const FALLBACK = 'Failed to load your offerings'

test('trackFailure returns the wait when the response has a retry delay', () => {
  const late = new ApiError('Slow down', { status: 429, code: 'RATE_LIMITED', retryAfterS: 90 })
  expect(trackFailure(late, FALLBACK)).toBe('Too many tries. Please wait 2 minutes and try again.')
})

test("trackFailure returns the server's message, otherwise the fallback", () => {
  const told = new ApiError('Down', { status: 500, code: 'INTERNAL', body: { error: 'We rest.' } })
  const silent = new ApiError('Network error.', { status: 0, code: 'NETWORK' })
  expect(trackFailure(told, FALLBACK)).toBe('We rest.')
  expect(trackFailure(silent, FALLBACK)).toBe(FALLBACK)
  expect(trackFailure(new TypeError('?'), FALLBACK)).toBe(FALLBACK)
})
