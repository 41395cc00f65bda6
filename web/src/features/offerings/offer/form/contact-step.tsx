import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { AvailabilityFields } from './availability-fields.tsx'
import { HandoverMethodsField } from './handover-methods-field.tsx'
import type { ClosableFieldsProps, OfferingForm } from './use-offering-form.ts'

interface ContactStepProps extends ClosableFieldsProps {
  owner: RegistryOwner
}

/** Step 3: contact details of the offerer, handover methods and availability. */
export function ContactStep({ form, owner, isClosed }: ContactStepProps) {
  const field = (...parts: Parameters<OfferingForm['control']>) => ({
    ...form.control(...parts),
    // Unlike a disabled field, it keeps the focus.
    readOnly: isClosed,
  })
  return (
    <>
      <div className="field-row">
        <Field
          label={t.yourName}
          autoComplete="name"
          maxLength={OFFERING_LIMITS.offererName}
          dir="auto"
          required
          {...field('offererName')}
        />
        <Field
          label={t.yourEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...field('offererEmail')}
        />
      </div>
      <Field
        label={t.yourPhone}
        side={t.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={OFFERING_LIMITS.offererPhone}
        hint={t.contactHint}
        {...field('offererPhone')}
      />
      <HandoverMethodsField form={form} isClosed={isClosed} />
      <AvailabilityFields form={form} isClosed={isClosed} />
      <TextArea
        label={t.personalMessage(owner.name)}
        side={t.optional}
        rows={2}
        maxLength={OFFERING_LIMITS.personalMessage}
        dir="auto"
        {...field('personalMessage')}
      />
    </>
  )
}
