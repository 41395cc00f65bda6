import type { PaymentMethod } from '@registry/shared/contract/registry-schemas'
import { settingsPageMessages } from '@registry/shared/messages/settings-page'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { PayeeCode } from './payee-code.tsx'
import { testCode } from './test-code.ts'
import type { SettingsFormState } from './use-settings-form.ts'

const words = settingsPageMessages.payments

/** Kept out of what browsers and keyboards make of it. */
const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const

interface PayeePanelProps {
  form: SettingsFormState
  method: PaymentMethod
  /** Whether the address is not the owner's own. */
  isInstallations: boolean
}

/** One way to be paid: on or off, to which address, under whose name, and a code that tries it. */
export function PayeePanel({ form, method, isInstallations }: PayeePanelProps) {
  const id = useId()
  const texts = words.methods[method]
  const [isOn, address, ownerName] = useWatch({
    control: form.control,
    name: [`payees.${method}.isOn`, `payees.${method}.address`, 'name'],
  })
  const wasOn = form.formState.defaultValues?.payees?.[method]?.isOn
  return (
    <section className="payee" aria-labelledby={id}>
      <div className="switch-row">
        <div>
          <h3 id={id} className="payee-name">
            {texts.name}
          </h3>
          <p className="muted">{texts.text}</p>
        </div>
        <Switch aria-labelledby={id} {...form.register(`payees.${method}.isOn`)} />
      </div>
      {isOn ? (
        <div className="payee-body">
          <PayeeFields form={form} method={method} isInstallations={isInstallations} />
          <PayeeCode
            method={method}
            text={testCode(method, { address, payeeName: ownerName })}
            payeeName={ownerName}
          />
        </div>
      ) : (
        wasOn && <p className="hint">{words.willBeForgotten}</p>
      )}
    </section>
  )
}

function PayeeFields({ form, method, isInstallations }: PayeePanelProps) {
  const [bankShows, ownerName] = useWatch({
    control: form.control,
    name: [`payees.${method}.bankShows`, 'name'],
  })
  const errors = form.formState.errors.payees?.[method]
  const isAsSaved = !form.getFieldState(`payees.${method}.address`, form.formState).isDirty
  const texts = words.methods[method]
  const hint = isInstallations && isAsSaved ? words.installations : texts.example
  return (
    <div className="payee-fields">
      <Field
        label={texts.address}
        // In its place, or what stands below would move away from under a press on it.
        hint={errors?.address ? undefined : hint}
        {...AS_TYPED}
        error={errors?.address?.message}
        {...form.register(`payees.${method}.address`)}
      />
      <Field
        label={words.bankShows}
        hint={words.guestsSee(bankShows.trim() || ownerName)}
        {...AS_TYPED}
        dir="auto"
        error={errors?.bankShows?.message}
        {...form.register(`payees.${method}.bankShows`)}
      />
    </div>
  )
}
