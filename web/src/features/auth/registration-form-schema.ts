import { registration } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import * as z from 'zod/mini'

/** The registration form: the contract's rules, and the password a second time. */
export const registrationForm = z
  .object({
    ...registration.shape,
    confirm: z.string().check(z.minLength(1, authMessages.confirmRequired)),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: authMessages.confirmMismatch,
      // Told together with whatever else is wrong, not only once that is right.
      when: () => true,
    }),
  )
export type RegistrationInput = z.input<typeof registrationForm>
export type RegistrationValues = z.output<typeof registrationForm>

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
export function registrationOf({ confirm: _, eventDate, ...details }: RegistrationValues) {
  return { ...details, ...(eventDate && { eventDate }) } satisfies z.output<typeof registration>
}
