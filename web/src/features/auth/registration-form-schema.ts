import { registration } from '@registry/shared/contract/auth'
import * as z from 'zod/mini'
import { confirmation, isTypedTwice } from '../../lib/typed-twice.ts'

/** The registration form: the contract's rules, and the password a second time. */
export const registrationFormSchema = z
  .object({ ...registration.shape, confirm: confirmation })
  .check(isTypedTwice)
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

/** The fields in the order in which they stand. */
export const REGISTRATION_FIELDS = [
  'name',
  'email',
  'registryName',
  'eventDate',
  'password',
  'confirm',
] as const satisfies (keyof RegistrationInput)[]

/** What is sent: without the repeated password, and without a date that was left blank. */
export function toRegistrationRequest({ confirm: _, eventDate, ...details }: RegistrationValues) {
  return { ...details, ...(eventDate && { eventDate }) } satisfies z.output<typeof registration>
}
