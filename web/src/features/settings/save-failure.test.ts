import { ApiError } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { failureText } from './save-failure.ts'

const unread = (body?: Record<string, unknown>) =>
  new ApiError('Request failed', { status: 409, code: 'UNREADABLE', body })

describe('why settings were not saved', () => {
  test.each([
    ['in the words of the server', unread({ error: 'Not today.' }), 'Not today.'],
    ['with none of its words', unread({ error: '' }), 'Profile update failed'],
    ['with no answer that can be read', unread(), 'Profile update failed'],
    ['when something else broke', new TypeError('x'), 'Failed to save settings'],
    [
      'when the server was never reached',
      new ApiError('Network error', { status: 0, code: 'NETWORK' }),
      'Network error',
    ],
  ])('is told %s', (_case, error, text) => {
    expect(failureText('profile', error)).toBe(text)
  })

  test('of the payment methods without words is told for all settings', () => {
    expect(failureText('payees', unread())).toBe('Failed to save settings')
  })
})
