import { authMessages } from '@registry/shared/messages/account/auth'
import { Lock } from 'lucide-react'
import { scrollIntoViewIfNeeded } from '../../../lib/browser/scroll-into-view-if-needed.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import authFormStyles from '../auth-form.module.css'
import { REGISTRATION_FIELDS, type RegistrationInput } from './registration-form-schema.ts'
import { useRegistration } from './use-registration.ts'

const NAME_MAX = 80
const PASSWORD_MAX = 128

interface RegistrationFormProps {
  /** The page shows more explanations than the dialog. */
  place: 'page' | 'dialog'
  /** Initial value, typed in another view of the same dialog. */
  email?: string
  onEmail?: (email: string) => void
  onDone: () => void
}

/**
 * Registers an account with a registry. Also rendered on the server, where it cannot be submitted.
 */
export function RegistrationForm({ place, email, onEmail, onDone }: RegistrationFormProps) {
  const { registration: t, registrationFailedBanner } = authMessages
  const { form, failure, isBusy, submit } = useRegistration({ email, onDone })
  const isHydrated = useHydrated()
  const isPage = place === 'page'
  const { errors } = form.formState
  // An invalid field is focused and in view already, so the banner need not be scrolled to.
  const hasFault = Object.keys(errors).length > 0
  const fields = Object.fromEntries(
    REGISTRATION_FIELDS.map(name => [
      name,
      { ...form.register(name), error: errors[name]?.message },
    ]),
  )
  const field = (name: keyof RegistrationInput) => ({ ...fields[name], required: true })

  return (
    <Stack
      as="form"
      gap={16}
      className={authFormStyles.authForm}
      method="post"
      noValidate
      onSubmit={event => void submit(event)}
    >
      {failure && (
        <Banner
          tone="red"
          title={registrationFailedBanner}
          role="alert"
          ref={hasFault ? undefined : scrollIntoViewIfNeeded}
        >
          {failure}
        </Banner>
      )}
      <div className="field-row">
        <Field label={t.name} autoComplete="name" maxLength={NAME_MAX} {...field('name')} />
        <Field
          label={t.email}
          type="email"
          // The login name: password managers store it with the password.
          autoComplete="username"
          {...field('email')}
          {...form.register('email', { onChange: event => onEmail?.(event.target.value) })}
        />
      </div>
      <Field
        label={t.registryName}
        hint={isPage && t.registryNameHint}
        autoComplete="off"
        maxLength={NAME_MAX}
        {...field('registryName')}
      />
      <Field
        label={t.eventDate}
        side={t.optional}
        hint={!isPage && t.eventDateHint}
        autoComplete="off"
        maxLength={NAME_MAX}
        {...fields.eventDate}
      />
      <div className={`field-row ${authFormStyles.passwords}`}>
        <PasswordField
          label={t.password}
          hint={t.passwordHint}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('password')}
        />
        <PasswordField
          label={t.confirm}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          {...field('confirm')}
        />
      </div>
      {/* Before hydration the browser would submit the form natively and replace the page with the response. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        size="lg"
        isBlock
        aria-disabled={isBusy || undefined}
      >
        {isBusy ? t.busy : t.submit}
      </Button>
      {isPage && (
        <Inline as="p" gap={10} justify="center" size={14} tone="muted">
          <Lock className="icon tone-success" aria-hidden="true" />
          {t.assurance}
        </Inline>
      )}
    </Stack>
  )
}
