import { expect, test } from 'vitest'
import { type OnboardingForm, onboardingErrors } from './onboarding-errors.ts'

const whole: OnboardingForm = {
  name: 'Mei Ling',
  email: ' mei@example.com ',
  relationship: 'friend',
  hasConsented: true,
}

test('onboardingErrors accepts a complete form', () => {
  expect(onboardingErrors(whole)).toEqual({})
})

test('onboardingErrors returns one text per missing field', () => {
  const empty = { name: ' ', email: '', relationship: undefined, hasConsented: false }
  expect(onboardingErrors(empty)).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email address',
    relationship: 'Please select your relationship',
    hasConsented: 'Please consent to data storage to continue',
  })
})

test.each(['mei', 'mei@example', 'mei @example.com', 'a@b.c, d@e.f'])(
  '%j is not a valid email address',
  email => {
    expect(onboardingErrors({ ...whole, email })).toEqual({
      email: 'Please enter a valid email address',
    })
  },
)
