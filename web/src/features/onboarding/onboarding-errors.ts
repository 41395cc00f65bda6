import { isEmail } from '@registry/shared/contract/is-email'
import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import type { Relationship } from '../../lib/visitor/visitor-data.ts'

const { missing } = onboardingMessages

/** Values of the contact step. */
export interface OnboardingForm {
  name: string
  email: string
  relationship: Relationship | undefined
  hasConsented: boolean
}
export type OnboardingField = keyof OnboardingForm

/** Visual order; the first invalid field gets the focus. */
export const ONBOARDING_FIELDS = [
  'name',
  'email',
  'relationship',
  'hasConsented',
] as const satisfies readonly OnboardingField[]

export type OnboardingErrors = Partial<Record<OnboardingField, string>>

/** Returns an error text per invalid field; empty when the form is complete. */
export function onboardingErrors(form: OnboardingForm): OnboardingErrors {
  const errors: OnboardingErrors = {}
  const email = form.email.trim()
  if (!form.name.trim()) errors.name = missing.name
  if (!email) errors.email = missing.email
  else if (!isEmail(email)) errors.email = missing.emailInvalid
  if (!form.relationship) errors.relationship = missing.relationship
  if (!form.hasConsented) errors.hasConsented = missing.consent
  return errors
}
