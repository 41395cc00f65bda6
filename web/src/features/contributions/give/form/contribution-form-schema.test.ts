import {
  type ContributionFormInput,
  contributionFormSchema,
} from '@registry/shared/contributions/contribution-form-schema'
import { validateContributionForm } from '@registry/shared/contributions/validate-contribution-form'
import { cents } from '@registry/shared/money/money'
import { describe, expect, test } from 'vitest'
import { errorSummaryLines } from './error-summary.tsx'

const LEFT = cents(240_00)
const good = { name: ' Mei Ling ', email: 'mei@example.com', amount: '50', message: ' Hi! ' }

function check(change: Partial<ContributionFormInput>) {
  const fields = validateContributionForm({ ...good, ...change }, LEFT)
  return { fields, summary: errorSummaryLines(fields, LEFT).map(line => line.text) }
}

describe('contributionFormSchema', () => {
  test('trims the texts and parses the amount to cents', () => {
    expect(contributionFormSchema(LEFT).parse(good)).toEqual({
      name: 'Mei Ling',
      email: 'mei@example.com',
      amount: 50_00,
      message: 'Hi!',
    })
  })

  test.each([
    [{ name: '  ' }, 'name', 'Name is required', 'Please enter your name'],
    [{ email: '' }, 'email', 'Email is required', 'Please enter your email'],
    [
      { email: 'mei@' },
      'email',
      'Please enter a valid email address',
      'Please enter a valid email address',
    ],
    [
      { amount: '12,50' },
      'amount',
      'Please enter a valid amount',
      'Please enter a valid contribution amount',
    ],
    [
      { amount: '240.01' },
      'amount',
      'Amount cannot exceed $240.00',
      'Amount cannot exceed the remaining needed: $240.00',
    ],
    [
      { amount: '123456789' },
      'amount',
      'Amount cannot exceed $240.00',
      'Amount cannot exceed the remaining needed: $240.00',
    ],
    [
      { message: 'x'.repeat(501) },
      'message',
      'Message cannot exceed 500 characters',
      'Message cannot exceed 500 characters',
    ],
  ])('rejects %j', (change, field, told, asked) => {
    expect(check(change)).toEqual({ fields: { [field]: told }, summary: [asked] })
  })

  test('lists every invalid field in display order', () => {
    expect(check({ name: '', email: '', amount: '' }).summary).toEqual([
      'Please enter a valid contribution amount',
      'Please enter your name',
      'Please enter your email',
    ])
  })

  test('accepts the whole remaining amount', () => {
    expect(check({ amount: '240' })).toEqual({ fields: {}, summary: [] })
  })
})
