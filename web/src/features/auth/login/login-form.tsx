import type { User } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { correctEmailMessages } from '@registry/shared/messages/account/correct-email'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scrollIntoViewIfNeeded } from '../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextButton } from '../../../ui/buttons/text-button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../auth-form.module.css'
import { CorrectEmailForm } from '../correct-email/correct-email-form.tsx'
import type { LoginKind } from './login-form-schema.ts'
import { ResendVerification } from './resend-verification.tsx'
import { type LoginFailure, useLogin } from './use-login.ts'

const { form: t, modal, resend, legacyOff } = authMessages

interface LoginFormProps {
  kind: LoginKind
  /** Initial value, typed in another view of the same dialog. */
  email: string
  onEmail: (email: string) => void
  onForgot: () => void
  /** Switches from the legacy password to the login by email. */
  onSwitchToEmail: () => void
  onSignedIn: (user: User) => void
}

/** Login form with email and password, or with the legacy password only. */
export function LoginForm({ kind, onEmail, onForgot, ...props }: LoginFormProps) {
  const { form, failure, isBusy, isComplete, submit, keyDown } = useLogin({ kind, ...props })
  const [resentFor, setResentFor] = useState<LoginFailure>()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const sendButton = useRef<HTMLButtonElement>(null)
  const { errors } = form.formState
  const email = form.register('email', { onChange: event => onEmail(event.target.value) })
  if (failure && isCorrecting) {
    return (
      <CorrectEmailForm
        email={failure.values.email}
        initial={{ newEmail: form.getValues('email'), password: failure.values.password }}
        onCorrected={to => {
          form.setValue('email', to)
          onEmail(to)
          returnToLogin(failure)
        }}
        onCancel={() => returnToLogin(undefined)}
      />
    )
  }
  return (
    <Stack
      as="form"
      gap={16}
      className={styles.authForm}
      method="post"
      noValidate
      onKeyDown={keyDown}
      onSubmit={event => void submit(event)}
    >
      {failure && failure === resentFor && (
        <Banner tone="moss" title={resend.done} role="status" ref={scrollIntoViewIfNeeded}>
          {resend.doneText}
        </Banner>
      )}
      {failure && failure !== resentFor && (
        <Banner
          tone="red"
          title={failure.title}
          role="alert"
          ref={scrollIntoViewIfNeeded}
          action={help(failure)}
        >
          {failure.text}
        </Banner>
      )}
      {kind === 'user' && (
        <Field
          label={t.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          required
          {...email}
        />
      )}
      <div>
        <PasswordField
          label={kind === 'user' ? t.password : t.adminPassword}
          autoComplete="current-password"
          error={errors.password?.message}
          required
          {...form.register('password')}
        />
        {kind === 'user' && <TextButton onClick={onForgot}>{modal.forgotLink}</TextButton>}
      </div>
      <Button
        ref={sendButton}
        type="submit"
        size="lg"
        isBlock
        disabled={!isComplete}
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? t.busy : t.submit}
      </Button>
    </Stack>
  )

  function returnToLogin(sentFor: LoginFailure | undefined) {
    flushSync(() => {
      setIsCorrecting(false)
      setResentFor(sentFor)
    })
    sendButton.current?.focus()
  }

  function help(reason: LoginFailure) {
    if (reason.help === 'resend') {
      return (
        <ResendVerification
          email={form.getValues('email')}
          onSent={() => {
            setResentFor(reason)
            // The button that has the focus is removed together with its banner.
            sendButton.current?.focus()
          }}
        >
          <TextButton onClick={() => setIsCorrecting(true)}>{correctEmailMessages.open}</TextButton>
        </ResendVerification>
      )
    }
    if (reason.help !== 'other-way') return undefined
    return (
      <Button look="outline" size="sm" onClick={props.onSwitchToEmail}>
        {legacyOff.action}
      </Button>
    )
  }
}
