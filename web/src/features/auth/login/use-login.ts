import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type KeyboardEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import { signIn, signInAsLegacyAdmin } from '../../../lib/session/sign-in.ts'
import { authErrorMessage } from '../auth-error-message.ts'
import { type LoginKind, type LoginValues, loginFormSchema } from './login-form-schema.ts'

export interface LoginFailure {
  title: string
  text?: string
  /** Suggested remedy: another verification email, or the login by email. */
  help?: 'resend' | 'other-way'
  /** Values of the rejected login. */
  values: LoginValues
}

interface UseLogin {
  kind: LoginKind
  email: string
  onSignedIn: (user: User) => void
}

/** State of the login form: typed values, failure, and whether it can be submitted. */
export function useLogin({ kind, email, onSignedIn }: UseLogin) {
  const [failure, setFailure] = useState<LoginFailure>()
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginFormSchema[kind]),
    defaultValues: { email, password: '' },
  })
  const typed = form.watch()
  const isComplete =
    typed.password.trim() !== '' && (kind === 'legacy' || typed.email.trim() !== '')

  const [send, isBusy] = useSingleFlight(async (values: LoginValues) => {
    setFailure(undefined)
    try {
      onSignedIn(await authenticate(kind, values))
      return 'leaving'
    } catch (error) {
      setFailure({ ...toFailure(error, kind, values.email), values })
      return undefined
    }
  })

  // Enter does not submit a form whose button is disabled, so the reason has to be shown here.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isComplete) return
    const { adminPasswordRequired, bothRequired } = authMessages
    setFailure({ title: kind === 'legacy' ? adminPasswordRequired : bothRequired, values: typed })
  }

  return { form, failure, isBusy, isComplete, submit: form.handleSubmit(send), keyDown }
}

function authenticate(kind: LoginKind, { email, password }: LoginValues): Promise<User> {
  return kind === 'legacy' ? signInAsLegacyAdmin(password) : signIn(email, password)
}

function toFailure(error: unknown, kind: LoginKind, email: string): Omit<LoginFailure, 'values'> {
  const { loginFailedBanner: title, legacyOff, resend } = authMessages
  const code = error instanceof ApiError && error.code
  if (code === 'LEGACY_LOGIN_OFF') {
    return { title: legacyOff.title, text: legacyOff.text, help: 'other-way' }
  }
  if (code === 'INVALID_CREDENTIALS' && kind === 'legacy') {
    return { title, text: authMessages.invalidAdminPassword }
  }
  const text = authErrorMessage(error, authMessages.loginFailed, authMessages.failed)
  if (!text.toLowerCase().includes(resend.offeredFor)) return { title, text }
  return { title, text: `${text} ${resend.sentTo(email)}`, help: 'resend' }
}
