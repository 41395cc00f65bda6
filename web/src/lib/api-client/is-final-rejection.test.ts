import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { expect, test } from 'vitest'
import { isFinalRejection } from './is-final-rejection.ts'

const failure = (status: number, details: Partial<ApiErrorDetails> = {}) =>
  new ApiError('Any', { status, code: 'INTERNAL', ...details })

test.each([
  ['a refusal of what was sent', failure(400), true],
  ['a registry that is gone', failure(404), true],
  ['a gift that no longer fits', failure(409, { code: 'AMOUNT_EXCEEDS_REMAINING' }), true],
  ['the same gift still on its way', failure(409, { code: 'IN_PROGRESS' }), false],
  ['a gift that was counted long ago', failure(422, { code: 'IDEMPOTENCY_MISMATCH' }), false],
  ['a request that came too slowly', failure(408), false],
  ['a busy server', failure(429), false],
  ['a broken server', failure(500), false],
  ['a broken line', failure(0, { code: 'NETWORK' }), false],
  ['a page of the network', failure(403, { code: 'UNREADABLE' }), false],
  [
    'a session that was refused',
    new ApiError(contributionMessages.noSession, { status: 403, code: 'FORBIDDEN' }),
    false,
  ],
  ['something else', new TypeError('boom'), false],
])('of %s', (_what, error, expected) => {
  expect(isFinalRejection(error)).toBe(expected)
})
