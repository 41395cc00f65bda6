import { authMessages } from '@registry/shared/messages/account/auth'
import { useLayoutEffect } from 'react'
import { scrollIntoViewIfNeeded } from '../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../auth-form.module.css'
import { useForgotPassword } from './use-forgot-password.ts'

const { forgot: t, form: formWords, resetFailedBanner } = authMessages

/** Milliseconds after which the confirmation of a sent link returns to the login. */
const RETURN_MS = 3000

interface ForgotPasswordFormProps {
  email: string
  onEmail: (email: string) => void
  onSent: (email: string) => void
}

/** Form that requests a password reset link. */
export function ForgotPasswordForm({ email, onEmail, onSent }: ForgotPasswordFormProps) {
  const { form, failure, isBusy, submit } = useForgotPassword(email, onSent)
  return (
    <Stack
      as="form"
      gap={16}
      className={styles.authForm}
      method="post"
      noValidate
      onSubmit={event => void submit(event)}
    >
      {failure && (
        <Banner tone="red" title={resetFailedBanner} role="alert" ref={scrollIntoViewIfNeeded}>
          {failure}
        </Banner>
      )}
      <Field
        label={formWords.email}
        type="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        required
        {...form.register('email', { onChange: event => onEmail(event.target.value) })}
      />
      <Button type="submit" size="lg" isBlock aria-disabled={isBusy || undefined}>
        {isBusy ? t.busy : t.submit}
      </Button>
    </Stack>
  )
}

/**
 * Confirms the request for a link; shown whether or not the account exists, so that it reveals
 * nothing.
 */
export function ResetLinkSent({ email }: { email: string }) {
  return (
    <Banner tone="moss" title={t.sentTitle} role="status">
      {t.sentText(email)}
    </Banner>
  )
}

/** The same confirmation in place of the form; returns to the login after RETURN_MS. */
export function ResetLinkSentWithReturn({ email, onBack }: { email: string; onBack: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the timer.
  useLayoutEffect(() => {
    const timer = setTimeout(onBack, RETURN_MS)
    return () => clearTimeout(timer)
  }, [])
  return <ResetLinkSent email={email} />
}
