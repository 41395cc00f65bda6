import { ApiError, type ApiErrorDetails } from '@registry/shared/client/api-error'
import { describe, expect, test } from 'vitest'
import { failedDescription, parseDescription } from './parse-description.ts'

const ANSWER = { success: true, description: 'Soft.', fallback: false, error: null, code: null }
const refused = (status: number, more: Partial<ApiErrorDetails> = {}) =>
  new ApiError('Request failed', { status, code: 'UNREADABLE', ...more })
const UNAVAILABLE = 'AI service temporarily unavailable. Please try again later.'
const NETWORK = 'Network error. Please check your connection and try again.'

describe('parseDescription', () => {
  test.each([
    [{}, { text: 'Soft.' }],
    [{ description: '  Soft. \n' }, { text: 'Soft.' }],
    [{ description: ' ' }, { error: 'Empty description generated. Please try again.' }],
    [{ success: false }, { error: 'Description generation failed.' }],
    [{ success: false, error: 'Too little is known.' }, { error: 'Too little is known.' }],
    [{ fallback: true }, { error: UNAVAILABLE, code: 'AI_SERVICE_UNAVAILABLE' }],
    [
      { fallback: true, success: false, error: 'It is off.' },
      { error: 'It is off.', code: 'AI_SERVICE_UNAVAILABLE' },
    ],
  ])('with %j returns %j', (part, read) => {
    expect(parseDescription({ ...ANSWER, ...part })).toEqual(read)
  })
})

describe('failedDescription', () => {
  test.each([
    [refused(401), 'Admin authentication required. Please log in.'],
    [refused(429), 'Rate limit exceeded. Please wait a minute and try again.'],
    [refused(500), UNAVAILABLE],
    [refused(503), UNAVAILABLE],
    [refused(404), 'Request failed'],
    [refused(200), 'Request failed'],
    [
      refused(400, { fields: { prompt: 'Please enter a product name first' } }),
      'Please enter a product name first',
    ],
    [refused(0, { code: 'NETWORK' }), NETWORK],
    [refused(0, { code: 'TIMEOUT' }), NETWORK],
    [new TypeError('x is not a function'), 'Request failed'],
  ])('for %s returns %j', (error, said) => {
    expect(failedDescription(error)).toEqual({ error: said })
  })
})
