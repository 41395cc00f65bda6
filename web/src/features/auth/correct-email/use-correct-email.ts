import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { correctEmail } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { correctEmailMessages } from '@registry/shared/messages/account/correct-email'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import { authClient } from '../../../lib/session/auth-client.ts'
import { authErrorMessage } from '../auth-error-message.ts'

const { newEmail, password } = correctEmail.body.shape
const correctionSchema = z.object({ newEmail, password })

/** Typed values of a correction. */
export type Correction = z.output<typeof correctionSchema>

interface UseCorrectEmail {
  /** Email address of the account. */
  email: string
  initial: Correction
  onCorrected: (email: string) => void
}

/** State of the form that replaces an unconfirmed email address. */
export function useCorrectEmail({ email, initial, onCorrected }: UseCorrectEmail) {
  const [failure, setFailure] = useState<string>()
  const form = useForm<Correction>({
    resolver: zodResolver(correctionSchema),
    defaultValues: initial,
  })

  const [send, isBusy] = useSingleFlight(async (values: Correction) => {
    setFailure(undefined)
    try {
      await authClient.call(correctEmail, { body: { email, ...values } })
      onCorrected(values.newEmail)
    } catch (error) {
      refuse(error)
    }
    return undefined
  })

  const refuse = (error: unknown) => {
    const isApiError = error instanceof ApiError
    const fault = isApiError ? error.details.fields?.newEmail : undefined
    if (fault) form.setError('newEmail', { message: fault }, { shouldFocus: true })
    else if (isApiError && error.code === 'INVALID_CREDENTIALS') {
      const message = authMessages.passwordWrong
      form.setError('password', { message }, { shouldFocus: true })
    } else {
      const { failed } = correctEmailMessages
      setFailure(authErrorMessage(error, failed, authMessages.unreached(failed)))
    }
  }

  return { form, failure, isBusy, submit: form.handleSubmit(send) }
}
