import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { newPassword, resetPassword } from '@registry/shared/contract/account/auth'
import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { confirmation, passwordsMatch } from '../../../lib/forms/password-confirmation.ts'
import { authClient } from '../../../lib/session/auth-client.ts'
import { rejectionText } from '../../../lib/session/rejection-text.ts'
import { signOut } from '../../../lib/session/sign-in.ts'
import { clearMailedToken } from './mailed-token.ts'

/** New password and its confirmation, with the rules of registration. */
const newPasswordFormSchema = z
  .object({ password: newPassword, confirm: confirmation })
  .check(passwordsMatch)
type NewPassword = z.output<typeof newPasswordFormSchema>

interface Outcomes {
  onDone: () => void
  /** The token has expired or was used already; `isRepeated` if an earlier request of this page may have used it. */
  onEnded: (isRepeated: boolean) => void
}

/** State of the form that sets a new password for the account of an emailed token. */
export function useNewPasswordForm(token: string, { onDone, onEnded }: Outcomes) {
  const [failure, setFailure] = useState<string>()
  const wasLost = useRef(false)
  const form = useForm<NewPassword>({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirm: '' },
    mode: 'onTouched',
  })

  const send = async ({ password }: NewPassword) => {
    setFailure(undefined)
    try {
      await authClient.call(resetPassword, { body: { token, password } })
      clearMailedToken()
      // The server has ended every session, so the session stored in this browser is invalid.
      await signOut()
      onDone()
    } catch (error) {
      refuse(error)
    }
  }

  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'TOKEN_EXPIRED') {
      clearMailedToken()
      onEnded(wasLost.current)
      return
    }
    const fault = error instanceof ApiError ? error.details.fields?.password : undefined
    if (fault) form.setError('password', { message: fault }, { shouldFocus: true })
    const { failed } = accountMessages.reset
    const isLost = error instanceof ApiError && error.status === 0
    // A proxy returns 5xx when it loses the response.
    wasLost.current ||= error instanceof ApiError && (isLost || error.status >= 500)
    setFailure(isLost ? authMessages.failed : (rejectionText(error) ?? failed))
  }

  return { form, failure, submit: form.handleSubmit(send) }
}
