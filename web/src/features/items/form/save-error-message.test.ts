import { ApiError } from '@registry/shared/client/api-error'
import { expect, test } from 'vitest'
import { saveErrorMessage } from './save-error-message.ts'

const FAILED = 'Failed to create item'
const NETWORK = 'Network error. Please check your connection and try again.'
const answered = (body: Record<string, unknown>) =>
  new ApiError('Request failed', { status: 500, code: 'UNREADABLE', body })

test.each([
  ['nothing went wrong', null, undefined],
  ['the server says why', answered({ error: 'Too many items' }), 'Too many items'],
  ['the server says nothing', answered({}), FAILED],
  ['the server says an empty sentence', answered({ error: '' }), FAILED],
  [
    'there is no response',
    new ApiError(NETWORK, { status: 0, code: 'NETWORK' }),
    `${FAILED}. ${NETWORK}`,
  ],
  ['the page itself failed', new TypeError('x is not a function'), FAILED],
])('when %s', (_, error, message) => {
  expect(saveErrorMessage(error, FAILED)).toBe(message)
})
