import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import type { ClosableFieldsProps } from './use-offering-form.ts'

/** Checkboxes for pickup and delivery; at least one is required. */
export function HandoverMethodsField({ form, isClosed }: ClosableFieldsProps) {
  const { draft, errors } = form
  const error = errors.availability
  const change = (part: { pickupAvailable: boolean } | { deliveryAvailable: boolean }) => {
    form.set(part)
    form.markTouched('availability')
  }
  return (
    <fieldset className="field" aria-describedby={error ? 'ways-error' : undefined}>
      <legend className="label">{t.ways}</legend>
      <div className="field-row">
        <Checkbox
          ref={form.registerControl('availability')}
          checked={draft.pickupAvailable}
          aria-invalid={error ? true : undefined}
          disabled={isClosed}
          onChange={({ target }) => change({ pickupAvailable: target.checked })}
        >
          {t.pickup}
        </Checkbox>
        <Checkbox
          checked={draft.deliveryAvailable}
          aria-invalid={error ? true : undefined}
          disabled={isClosed}
          onChange={({ target }) => change({ deliveryAvailable: target.checked })}
        >
          {t.delivery}
        </Checkbox>
      </div>
      {error && <FieldError id="ways-error">{error}</FieldError>}
    </fieldset>
  )
}
