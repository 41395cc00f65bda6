import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { describe, expect, test } from 'vitest'
import { toContributionFailure } from './contribution-failure.ts'

const failure = (status: number, details: Partial<ApiErrorDetails> = {}, message = 'Any') =>
  new ApiError(message, { status, code: 'INTERNAL', ...details })

const told = { body: { error: 'The till is closed.' } }

describe('toContributionFailure', () => {
  test.each([
    ['the server says why', failure(500, told), 'The till is closed.', false],
    ['the server says nothing', failure(502, { body: {} }), t.failed, false],
    ['the server is busy', failure(429, told), t.rateLimited, false],
    ['there is no session', failure(503, told, t.noSession), t.noSession, false],
    ['the connection fails', failure(0, { code: 'NETWORK' }), t.failed, true],
    ['the request times out', failure(0, { code: 'TIMEOUT' }), t.failed, true],
    ['a login page responds', failure(200, { code: 'UNREADABLE' }), t.failed, true],
    ['another error is thrown', new TypeError('boom'), t.failed, true],
  ])('returns a text when %s', (_when, error, text, isUnanswered) => {
    expect(toContributionFailure(error)).toEqual({ text, isUnanswered })
  })
})
