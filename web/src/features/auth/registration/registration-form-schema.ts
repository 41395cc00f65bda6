import { registration } from '@registry/shared/contract/account/auth'
import * as z from 'zod/mini'
import { confirmation, passwordsMatch } from '../../../lib/forms/password-confirmation.ts'

/** Schema of the registration form: the rules of the contract plus the password confirmation. */
export const registrationFormSchema = z
  .object({ ...registration.shape, confirm: confirmation })
  .check(passwordsMatch)
export type RegistrationInput = z.input<typeof registrationFormSchema>
export type RegistrationValues = z.output<typeof registrationFormSchema>

export const EMPTY_REGISTRATION = {
  name: '',
  email: '',
  registryName: '',
  eventDate: '',
  password: '',
  confirm: '',
} as const satisfies RegistrationInput

/** Field names in display order. */
export const REGISTRATION_FIELDS = [
  'name',
  'email',
  'registryName',
  'eventDate',
  'password',
  'confirm',
] as const satisfies (keyof RegistrationInput)[]

/** Builds the request: without the password confirmation, and without an empty date. */
export function toRegistrationRequest({ confirm: _, eventDate, ...details }: RegistrationValues) {
  return { ...details, ...(eventDate && { eventDate }) } satisfies z.output<typeof registration>
}
