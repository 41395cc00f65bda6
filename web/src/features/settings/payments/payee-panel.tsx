import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import type { SettingsFormState } from '../form/use-settings-form.ts'
import styles from '../settings.module.css'
import { TestQrCode } from './test-qr-code.tsx'
import { testQrContent } from './test-qr-content.ts'

const t = settingsPageMessages.payments

/** Disables autofill and corrections. */
const NO_AUTOFILL = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

interface PayeePanelProps {
  form: SettingsFormState
  method: PaymentMethod
  /** True when the payment ID comes from the server's configuration rather than from the owner. */
  isServerDefault: boolean
}

/** Settings of one payment method: enabled, payment ID, recipient's name and a test code. */
export function PayeePanel({ form, method, isServerDefault }: PayeePanelProps) {
  const id = useId()
  const texts = t.methods[method]
  const [isOn, address, ownerName] = useWatch({
    control: form.control,
    name: [`payees.${method}.isOn`, `payees.${method}.address`, 'name'],
  })
  const wasOn = form.formState.defaultValues?.payees?.[method]?.isOn
  return (
    <section aria-labelledby={id}>
      <div className="switch-row">
        <div>
          <Text as="h3" size={16} weight={600} id={id}>
            {texts.name}
          </Text>
          <p className="muted">{texts.text}</p>
        </div>
        <Switch aria-labelledby={id} {...form.register(`payees.${method}.isOn`)} />
      </div>
      {isOn ? (
        <Stack className={styles.payeeBody} gap={24} above={12}>
          <PayeeFields form={form} method={method} isServerDefault={isServerDefault} />
          <TestQrCode
            method={method}
            text={testQrContent(method, { address, payeeName: ownerName })}
            payeeName={ownerName}
          />
        </Stack>
      ) : (
        wasOn && <p className="hint">{t.willBeForgotten}</p>
      )}
    </section>
  )
}

function PayeeFields({ form, method, isServerDefault }: PayeePanelProps) {
  const [bankShows, ownerName] = useWatch({
    control: form.control,
    name: [`payees.${method}.bankShows`, 'name'],
  })
  const errors = form.formState.errors.payees?.[method]
  const isAsSaved = !form.getFieldState(`payees.${method}.address`, form.formState).isDirty
  const texts = t.methods[method]
  const hint = isServerDefault && isAsSaved ? t.installations : texts.example
  return (
    <Stack gap={16} justify="start">
      <Field
        label={texts.address}
        // The error replaces the hint; with both, the layout below would shift during a click.
        hint={errors?.address ? undefined : hint}
        {...NO_AUTOFILL}
        error={errors?.address?.message}
        {...form.register(`payees.${method}.address`)}
      />
      <Field
        label={t.bankShows}
        hint={t.guestsSee(bankShows.trim() || ownerName)}
        {...NO_AUTOFILL}
        dir="auto"
        error={errors?.bankShows?.message}
        {...form.register(`payees.${method}.bankShows`)}
      />
    </Stack>
  )
}
