import { accountMessages } from '@registry/shared/messages/account/account'
import { authMessages } from '@registry/shared/messages/account/auth'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../account.module.css'
import { useNewPasswordForm } from './use-new-password-form.ts'

const PASSWORD_MAX = 128

interface NewPasswordFormProps {
  token: string
  onDone: () => void
  onEnded: (isRepeated: boolean) => void
}

/** Form with the new password and its confirmation. */
export function NewPasswordForm({ token, ...outcomes }: NewPasswordFormProps) {
  const { form, failure, submit } = useNewPasswordForm(token, outcomes)
  const { reset } = accountMessages
  const { errors, isSubmitting } = form.formState
  return (
    <Stack
      as="form"
      gap={16}
      className={styles.askLink}
      noValidate
      onSubmit={event => void submit(event)}
    >
      {failure && (
        <Banner tone="red" title={authMessages.resetFailedBanner} role="alert">
          {failure}
        </Banner>
      )}
      <PasswordField
        label={reset.password}
        hint={authMessages.registration.passwordHint}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={reset.confirm}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        required
        error={errors.confirm?.message}
        {...form.register('confirm')}
      />
      <Button type="submit" isBlock disabled={isSubmitting}>
        {isSubmitting ? reset.busy : reset.submit}
      </Button>
    </Stack>
  )
}
