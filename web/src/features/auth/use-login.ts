import { authMessages } from '@registry/shared/messages/auth'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { signIn, signInAsLegacyAdmin } from '../../lib/sign-in.ts'
import { authFailure } from './auth-failure.ts'

export type LoginKind = 'user' | 'legacy'

/** State of the login form: what was typed, why it failed, and whether it can be sent. */
export function useLogin(kind: LoginKind) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<{ title: string; text?: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const isComplete = password.trim() !== '' && (kind === 'legacy' || email.trim() !== '')

  const send = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      await (kind === 'legacy' ? signInAsLegacyAdmin(password) : signIn(email.trim(), password))
    } catch (failure) {
      setError({ title: authMessages.loginFailedBanner, text: authFailure(failure, kind) })
      setIsBusy(false)
    }
  }

  const sayWhatIsMissing = () =>
    setError({
      title: kind === 'legacy' ? authMessages.adminPasswordRequired : authMessages.bothRequired,
    })

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isComplete && !isBusy) void send()
  }

  // A form whose button is disabled is not submitted by Enter, so that nothing would be said.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isComplete) {
      sayWhatIsMissing()
    }
  }

  return { email, setEmail, password, setPassword, error, isBusy, isComplete, submit, keyDown }
}
