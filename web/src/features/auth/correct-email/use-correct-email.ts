import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { correctEmail } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { correctEmailMessages } from '@registry/shared/messages/account/correct-email'
import { useRef, useState } from 'react'
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

const isRejected = (error: unknown) =>
  error instanceof ApiError && error.code === 'INVALID_CREDENTIALS'

/** Sends the correction with each email address that the account may have now, until the server knows one. */
async function replaceEmail([email = '', ...others]: string[], values: Correction): Promise<void> {
  try {
    await authClient.call(correctEmail, { body: { email, ...values } })
  } catch (error) {
    if (others.length === 0 || !isRejected(error)) throw error
    await replaceEmail(others, values)
  }
}

/** State of the form that replaces an unconfirmed email address. */
export function useCorrectEmail({ email, initial, onCorrected }: UseCorrectEmail) {
  const [failure, setFailure] = useState<string>()
  /** Email addresses of requests whose response was lost: the account has one of them if the server stored it. */
  const possibleEmails = useRef<string[]>([])
  const form = useForm<Correction>({
    resolver: zodResolver(correctionSchema),
    defaultValues: initial,
  })

  const [send, isBusy] = useSingleFlight(async (values: Correction) => {
    setFailure(undefined)
    try {
      await replaceEmail([email, ...possibleEmails.current], values)
      onCorrected(values.newEmail)
    } catch (error) {
      // A proxy returns 5xx when it loses the response.
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500))
        possibleEmails.current.push(values.newEmail)
      refuse(error)
    }
    return undefined
  })

  const refuse = (error: unknown) => {
    const fault = error instanceof ApiError ? error.details.fields?.newEmail : undefined
    if (fault) form.setError('newEmail', { message: fault }, { shouldFocus: true })
    else if (isRejected(error)) {
      const message = authMessages.passwordWrong
      form.setError('password', { message }, { shouldFocus: true })
    } else {
      const { failed } = correctEmailMessages
      setFailure(authErrorMessage(error, failed, authMessages.unreached(failed)))
    }
  }

  return { form, failure, isBusy, submit: form.handleSubmit(send) }
}
