import { isEmail } from '@registry/shared/contract/is-email'
import { onboardingMessages } from '@registry/shared/messages/onboarding'
import type { Relationship } from '../../lib/visitor-data.ts'

const { missing } = onboardingMessages

/** The third step as it is filled in. */
export interface OnboardingForm {
  name: string
  email: string
  relationship: Relationship | undefined
  hasConsented: boolean
}
export type OnboardingField = keyof OnboardingForm

/** In the order in which they stand, and in which the first wrong one is focused. */
export const ONBOARDING_FIELDS = [
  'name',
  'email',
  'relationship',
  'hasConsented',
] as const satisfies readonly OnboardingField[]

export type OnboardingErrors = Partial<Record<OnboardingField, string>>

/** What is missing in the third step; nothing once it can be completed. */
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
