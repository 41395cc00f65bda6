import { correctEmailMessages as t } from '@registry/shared/messages/account/correct-email'
import { useLayoutEffect, useRef } from 'react'
import { scrollIntoViewIfNeeded } from '../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../auth-form.module.css'
import { type Correction, useCorrectEmail } from './use-correct-email.ts'

interface CorrectEmailFormProps {
  /** Email address of the account. */
  email: string
  /** Values typed before in another form. By default the email address, in which a letter may be wrong. */
  initial?: Correction
  onCorrected: (email: string) => void
  onCancel: () => void
}

/** Form that replaces an unconfirmed email address, to which a link is sent then. */
export function CorrectEmailForm({ email, initial, onCancel, ...props }: CorrectEmailFormProps) {
  const { form, failure, isBusy, submit } = useCorrectEmail({
    email,
    initial: initial ?? { newEmail: email, password: '' },
    ...props,
  })
  const { errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <Stack
      as="form"
      ref={element}
      gap={16}
      className={styles.authForm}
      method="post"
      noValidate
      onSubmit={event => void submit(event)}
    >
      {failure && <Banner tone="red" title={failure} role="alert" ref={scrollIntoViewIfNeeded} />}
      <Field
        label={t.newEmail}
        hint={t.newEmailHint}
        type="email"
        autoComplete="username"
        error={errors.newEmail?.message}
        required
        {...form.register('newEmail')}
      />
      <PasswordField
        label={t.password}
        autoComplete="current-password"
        error={errors.password?.message}
        required
        {...form.register('password')}
      />
      <Inline gap={8} wrap>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? t.busy : t.submit}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t.cancel}
        </Button>
      </Inline>
    </Stack>
  )
}
