import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { AvailabilityFields } from './availability-fields.tsx'
import { HandoverMethodsField } from './handover-methods-field.tsx'
import type { OfferingForm } from './use-offering-form.ts'

/** Step 3: contact details of the offerer, handover methods and availability. */
export function ContactStep({ form, owner }: { form: OfferingForm; owner: RegistryOwner }) {
  return (
    <>
      <div className="field-row">
        <Field
          label={t.yourName}
          autoComplete="name"
          maxLength={OFFERING_LIMITS.offererName}
          dir="auto"
          required
          {...form.control('offererName')}
        />
        <Field
          label={t.yourEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.control('offererEmail')}
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
        {...form.control('offererPhone')}
      />
      <HandoverMethodsField form={form} />
      <AvailabilityFields form={form} />
      <TextArea
        label={t.personalMessage(owner.name)}
        side={t.optional}
        rows={2}
        maxLength={OFFERING_LIMITS.personalMessage}
        dir="auto"
        {...form.control('personalMessage')}
      />
    </>
  )
}
