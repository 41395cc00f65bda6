import { ApiError } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { saveErrorText } from './settings-save-errors.ts'

const unread = (body?: Record<string, unknown>) =>
  new ApiError('Request failed', { status: 409, code: 'UNREADABLE', body })

describe('saveErrorText', () => {
  test.each([
    ['a message of the server', unread({ error: 'Not today.' }), 'Not today.'],
    ['an empty message', unread({ error: '' }), 'Profile update failed'],
    ['an unreadable response', unread(), 'Profile update failed'],
    ['an unexpected error', new TypeError('x'), 'Failed to save settings'],
    [
      'a network error',
      new ApiError('Network error', { status: 0, code: 'NETWORK' }),
      'Network error',
    ],
  ])('returns the text for %s', (_case, error, text) => {
    expect(saveErrorText('profile', error)).toBe(text)
  })

  test('uses a general text when the payment methods fail without a message', () => {
    expect(saveErrorText('payees', unread())).toBe('Failed to save settings')
  })
})
