import { ApiError } from '@registry/shared/client/api-error'
import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type SubmitEvent, useRef, useState } from 'react'
import { rejectionText } from '../../../lib/session/rejection-text.ts'
import { useDeleteAccount } from '../account-queries.ts'

const t = accountMessages.closing

/**
 * State of the form that deletes the account. The typed password is preserved after a rejection.
 */
export function useDeleteAccountForm(onClosed: () => void) {
  const { mutate, isPending, isSuccess } = useDeleteAccount()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const refuse = (problem: Error) => {
    const fault = problem instanceof ApiError ? problem.details.fields?.password : undefined
    if (fault) showAtField(fault)
    else setFailure(rejectionText(problem) ?? t.failed)
  }

  const showAtField = (text: string) => {
    setError(text)
    field.current?.focus()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(undefined)
    setFailure(undefined)
    if (password === '') showAtField(authMessages.passwordRequired)
    else if (!isPending) mutate(password, { onSuccess: onClosed, onError: refuse })
  }

  return { password, setPassword, error, failure, isBusy: isPending || isSuccess, field, submit }
}
