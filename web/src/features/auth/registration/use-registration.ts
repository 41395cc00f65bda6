import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { authMessages } from '@registry/shared/messages/account/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import { signUp } from '../../../lib/session/sign-in.ts'
import { authErrorMessage } from '../auth-error-message.ts'
import {
  EMPTY_REGISTRATION,
  REGISTRATION_FIELDS,
  type RegistrationInput,
  type RegistrationValues,
  registrationFormSchema,
  toRegistrationRequest,
} from './registration-form-schema.ts'

interface UseRegistration {
  email?: string
  /** Called once the new owner is signed in; navigates to another page. */
  onDone: () => void
}

/** State of the registration form: typed values and errors. */
export function useRegistration({ email = '', onDone }: UseRegistration) {
  const [failure, setFailure] = useState<string>()
  const form = useForm<RegistrationInput, unknown, RegistrationValues>({
    resolver: zodResolver(registrationFormSchema),
    defaultValues: { ...EMPTY_REGISTRATION, email },
    mode: 'onTouched',
  })

  const [send, isBusy] = useSingleFlight(async (values: RegistrationValues) => {
    setFailure(undefined)
    try {
      await signUp(toRegistrationRequest(values))
      onDone()
      return 'leaving'
    } catch (error) {
      if (error instanceof ApiError) showFields(error)
      const { registrationFailed, failed } = authMessages
      setFailure(authErrorMessage(error, registrationFailed, failed))
      return undefined
    }
  })

  const showFields = ({ code, message, details: { fields } }: ApiError) => {
    const named = REGISTRATION_FIELDS.filter(name => fields?.[name])
    for (const name of named) {
      form.setError(name, { message: fields?.[name] }, { shouldFocus: name === named[0] })
    }
    if (code === 'EMAIL_TAKEN') form.setError('email', { message })
  }

  return { form, failure, isBusy, submit: form.handleSubmit(send) }
}
