import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPassword } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import { requestPasswordReset } from '../../../lib/session/sign-in.ts'
import { authErrorMessage } from '../auth-error-message.ts'

/** State of the form that requests a reset link; `onSent` receives the email address. */
export function useForgotPassword(email: string, onSent: (email: string) => void) {
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email },
  })
  const [send, isBusy] = useSingleFlight(async (body: { email: string }) => {
    setFailure(undefined)
    try {
      await requestPasswordReset(body.email)
      onSent(body.email)
    } catch (error) {
      const { resetRequestFailed, failed } = authMessages
      setFailure(authErrorMessage(error, resetRequestFailed, failed))
    }
    return undefined
  })
  return { form, failure, isBusy, submit: form.handleSubmit(send) }
}
