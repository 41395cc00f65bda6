import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import { panelMessages } from '@registry/shared/messages/contributions/payment-panels'
import { paymentMessages as t } from '@registry/shared/messages/contributions/payments'
import { Check, Info } from 'lucide-react'
import { type RefObject, useId, useLayoutEffect } from 'react'
import { FieldError } from '../../../ui/forms/field-error.tsx'
import './qr/qr.module.css'
import type { Payment } from './details/use-payment-details.ts'
import paymentMethodPickerStyles from './payment-method-picker.module.css'
import paymentPanelsStyles from './payment-panels.module.css'
import { PaynowPanel } from './paynow-panel.tsx'
import { sortPaymentMethods } from './sort-payment-methods.ts'
import { UpiPanel } from './upi-panel.tsx'
import { visitorLocation } from './visitor-location.ts'
import { WisePanel } from './wise-panel.tsx'

interface PaymentMethodPickerProps extends Payment {
  method: PaymentMethod | undefined
  onMethod: (method: PaymentMethod | undefined) => void
  isFlashing: boolean
  /** Whether the visitor tried to confirm without a method. */
  isMissing: boolean
  /** The list of methods. */
  methodsRef: RefObject<HTMLFieldSetElement | null>
}

/** The registry's payment methods as toggle buttons, and the panel of the selected one. */
export function PaymentMethodPicker({
  method,
  onMethod,
  isFlashing,
  isMissing,
  methodsRef,
  ...payment
}: PaymentMethodPickerProps) {
  const errorId = useId()
  const offered = sortPaymentMethods(payment.owner.paymentMethods, visitorLocation())

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt after loading sets focus itself.
  useLayoutEffect(() => {
    // The visitor tried to confirm before the methods had loaded.
    if (isMissing) methodsRef.current?.querySelector('button')?.focus()
  }, [])

  if (offered.length === 0) {
    return (
      <p className="note-box tint-sky">
        <Info className="icon" aria-hidden="true" />
        <span>{t.none}</span>
      </p>
    )
  }
  return (
    <>
      <fieldset
        className="field"
        ref={methodsRef}
        aria-describedby={isMissing ? errorId : undefined}
      >
        <legend className="label">{t.choose}</legend>
        <div
          className={`stack gap-8 radius-12 ${paymentMethodPickerStyles.methods} ${isFlashing ? 'is-flash' : ''}`}
        >
          {offered.map(candidate => (
            <MethodButton
              key={candidate}
              method={candidate}
              isChosen={candidate === method}
              onToggle={() => onMethod(candidate === method ? undefined : candidate)}
            />
          ))}
        </div>
        {isMissing && <FieldError id={errorId}>{t.chooseFirst}</FieldError>}
      </fieldset>
      {method && (
        <section
          className={`stack gap-16 pad-16 radius-16 fill-sunken ${paymentPanelsStyles.paypanel}`}
          tabIndex={-1}
          aria-label={panelMessages.payWith(t.methods[method].name)}
          // A changed account has another code.
          key={`${method} ${payment.owner.payeesVersion}`}
        >
          {method === 'singapore-paynow' && <PaynowPanel {...payment} />}
          {method === 'india-upi' && <UpiPanel {...payment} />}
          {method === 'wise-transfer' && <WisePanel {...payment} />}
        </section>
      )}
    </>
  )
}

function MethodButton({
  method,
  isChosen,
  onToggle,
}: {
  method: PaymentMethod
  isChosen: boolean
  onToggle: () => void
}) {
  const { name, place } = t.methods[method]
  return (
    <button
      type="button"
      className={`choice choice-box relative ${paymentMethodPickerStyles.method}`}
      aria-pressed={isChosen}
      onClick={onToggle}
    >
      <b>{name}</b>
      <span className="text-14">{place}</span>
      <i className="tick chosen-mark">
        <Check className="icon icon-16" aria-hidden="true" />
      </i>
    </button>
  )
}
