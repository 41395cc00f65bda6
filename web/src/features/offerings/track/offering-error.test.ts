import { ApiError } from '@registry/shared/client/api-error'
import { expect, test } from 'vitest'
import { offeringErrorText } from './offering-error.ts'

const FALLBACK = 'Failed to load your offerings'

test('offeringErrorText returns the wait when the response has a retry delay', () => {
  const late = new ApiError('Slow down', { status: 429, code: 'RATE_LIMITED', retryAfterS: 90 })
  expect(offeringErrorText(late, FALLBACK)).toBe(
    'Too many tries. Please wait 2 minutes and try again.',
  )
})

test("offeringErrorText returns the server's message, otherwise the fallback", () => {
  const answered = new ApiError('Down', {
    status: 500,
    code: 'INTERNAL',
    body: { error: 'We rest.' },
  })
  const silent = new ApiError('Network error.', { status: 0, code: 'NETWORK' })
  expect(offeringErrorText(answered, FALLBACK)).toBe('We rest.')
  expect(offeringErrorText(silent, FALLBACK)).toBe(FALLBACK)
  expect(offeringErrorText(new TypeError('?'), FALLBACK)).toBe(FALLBACK)
})
