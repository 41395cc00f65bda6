import { ApiError } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { serverFieldErrors, toOfferingFailure } from './offering-failure.ts'

const failed = 'Failed to submit your offering. Please try again.'
const answer = (status: number, body: Record<string, unknown> = {}) =>
  new ApiError('x', { status, code: 'VALIDATION_FAILED', body })

describe('a failed offering', () => {
  test.each([
    ['without a response', new TypeError('offline'), { text: failed, isUnanswered: true }],
    ['by a page of a hotel', answer(200), { text: failed, isUnanswered: true }],
    [
      'without a session',
      new ApiError('Unable to authenticate with server', { status: 0, code: 'NETWORK' }),
      { text: 'Unable to authenticate with server', isUnanswered: false },
    ],
    ['by a server in trouble', answer(500), { text: failed, isUnanswered: false }],
    [
      "by the server's own words",
      answer(429, { error: 'Please wait a moment.' }),
      { text: 'Please wait a moment.', isUnanswered: false },
    ],
  ])('%s', (_, error, failure) => {
    expect(toOfferingFailure(error)).toEqual(failure)
  })

  test("returns the server's errors by field", () => {
    const fields = { 'availability.notes': 'Too long', photoIds: 'Gone', registrySlug: 'Unknown' }
    const error = new ApiError('x', { status: 400, code: 'VALIDATION_FAILED', fields })
    expect(serverFieldErrors(error)).toEqual({ notes: 'Too long', photoIds: 'Gone' })
    expect(serverFieldErrors(new TypeError('offline'))).toEqual({})
  })
})
