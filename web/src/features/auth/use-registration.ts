import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { signUp } from '../../lib/sign-in.ts'
import {
  EMPTY_REGISTRATION,
  REGISTRATION_FIELDS,
  type RegistrationInput,
  type RegistrationValues,
  registrationForm,
  registrationOf,
} from './registration-form-schema.ts'

/** State of the registration form; `onDone` is called once the new owner is signed in. */
export function useRegistration(onDone: () => void) {
  const [failure, setFailure] = useState<string>()
  const form = useForm<RegistrationInput, unknown, RegistrationValues>({
    resolver: zodResolver(registrationForm),
    defaultValues: EMPTY_REGISTRATION,
    mode: 'onTouched',
  })

  const send = async (values: RegistrationValues) => {
    setFailure(undefined)
    try {
      await signUp(registrationOf(values))
      onDone()
    } catch (error) {
      setFailure(showFailure(error))
    }
  }

  const showFailure = (error: unknown): string => {
    if (!(error instanceof ApiError)) return authMessages.registrationFailed
    const { fields } = error.details
    const named = REGISTRATION_FIELDS.filter(name => fields?.[name])
    for (const name of named) {
      form.setError(name, { message: fields?.[name] }, { shouldFocus: name === named[0] })
    }
    if (error.code === 'EMAIL_TAKEN') form.setError('email', { message: error.message })
    return error.message
  }

  return { form, failure, submit: form.handleSubmit(send) }
}
