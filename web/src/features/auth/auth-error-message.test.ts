import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { authErrorMessage } from './auth-error-message.ts'

const say = (sentence: string, details: ApiErrorDetails) =>
  authErrorMessage(new ApiError(sentence, details), 'Login failed', 'Authentication failed.')

describe('authErrorMessage', () => {
  test('returns the message of the server if there is one', () => {
    const sentence = 'Please verify your email before signing in.'
    expect(say(sentence, { status: 403, code: 'EMAIL_NOT_VERIFIED' })).toBe(sentence)
    const unknown = { status: 418, code: 'UNREADABLE', body: { error: 'No tea' } } as const
    expect(say('No tea', unknown)).toBe('No tea')
  })

  test('returns the fallback for a response without a message', () => {
    expect(say('Request failed', { status: 502, code: 'UNREADABLE', body: {} })).toBe(
      'Login failed',
    )
  })

  test('returns different texts for a missing response and a rejection', () => {
    expect(say('Network error.', { status: 0, code: 'NETWORK' })).toBe('Authentication failed.')
    expect(authErrorMessage(new TypeError('x'), 'Login failed', 'Oh')).toBe('Oh')
    expect(authErrorMessage(new TypeError('x'), 'Login failed')).toBe('Login failed')
  })

  test('states how long to wait after too many attempts', () => {
    expect(say('Too many', { status: 429, code: 'RATE_LIMITED', retryAfterS: 540 })).toBe(
      'Too many tries. Please wait 9 minutes and try again.',
    )
    expect(say('Too many', { status: 429, code: 'RATE_LIMITED' })).toBe('Too many')
  })
})
