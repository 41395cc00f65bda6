import { authMessages } from '@registry/shared/messages/account/auth'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import type { PAYEE_METHODS } from '../form/use-settings-form.ts'
import type { PasswordPrompt } from './use-save-settings.ts'

const t = settingsPageMessages.password
const FORM = 'payees-password'
const PASSWORD_MAX = 128

interface PasswordDialogProps {
  passwordPrompt: PasswordPrompt
  methods: readonly (typeof PAYEE_METHODS)[number][]
  isBusy: boolean
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks for the password before payment methods change. Typed text stays after a rejection. */
export function PasswordDialog({
  passwordPrompt,
  methods,
  isBusy,
  onSubmit,
  onClose,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [isBlank, setBlank] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fault = isBlank ? authMessages.passwordRequired : passwordPrompt.fault

  useLayoutEffect(() => {
    if (passwordPrompt.fault) field.current?.focus()
  }, [passwordPrompt])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React events bubble through portals: otherwise the settings form would submit too.
    event.stopPropagation()
    setBlank(password === '')
    if (password === '') field.current?.focus()
    else onSubmit(password)
  }
  return (
    <Sheet
      title={t.title}
      closeLabel={t.close}
      dismissal={isBusy ? 'none' : 'not-backdrop'}
      onClose={onClose}
      foot={
        <>
          <Button look="outline" className="grows" disabled={isBusy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button className="grows" type="submit" form={FORM} disabled={isBusy}>
            {isBusy ? settingsPageMessages.bar.saving : t.submit}
          </Button>
        </>
      }
    >
      {passwordPrompt.failure && (
        <Banner tone="red" title={passwordPrompt.failure} role="alert">
          {passwordPrompt.isPartly && t.profileSaved}
        </Banner>
      )}
      {passwordPrompt.fault && passwordPrompt.isPartly && (
        <Banner tone="apricot" role="status">
          {t.profileSaved}
        </Banner>
      )}
      <p>
        {t.text(
          methods.map(method => settingsPageMessages.payments.methods[method].name).join(', '),
        )}
      </p>
      <form id={FORM} noValidate onSubmit={submit}>
        <PasswordField
          label={t.label}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
          error={fault}
          value={password}
          onChange={event => setPassword(event.target.value)}
          ref={field}
        />
      </form>
      <p className="hint">{t.mailed}</p>
    </Sheet>
  )
}
