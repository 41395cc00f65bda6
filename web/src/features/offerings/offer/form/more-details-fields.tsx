import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Disclosure } from './disclosure.tsx'
import type { OfferingForm } from './use-offering-form.ts'

const FIELDS = ['originalBrand', 'itemAge', 'conditionNotes', 'detailedDescription'] as const

/** Optional details, collapsed by default. */
export function MoreDetailsFields({ form }: { form: OfferingForm }) {
  const { draft, errors } = form
  return (
    <Disclosure
      title={t.moreDetails}
      hasValue={FIELDS.some(field => draft[field] !== '')}
      hasError={FIELDS.some(field => errors[field])}
    >
      <div className="field-row">
        <Field
          label={t.originalBrand}
          side={t.optional}
          placeholder={t.originalBrandHint}
          maxLength={OFFERING_LIMITS.originalBrand}
          autoComplete="off"
          dir="auto"
          {...form.control('originalBrand')}
        />
        <Field
          label={t.itemAge}
          side={t.optional}
          placeholder={t.itemAgeHint}
          maxLength={OFFERING_LIMITS.itemAge}
          autoComplete="off"
          {...form.control('itemAge')}
        />
      </div>
      <TextArea
        label={t.conditionNotes}
        side={t.optional}
        rows={2}
        placeholder={t.conditionNotesHint}
        maxLength={OFFERING_LIMITS.conditionNotes}
        dir="auto"
        {...form.control('conditionNotes')}
      />
      <TextArea
        label={t.detailedDescription}
        side={t.optional}
        rows={3}
        maxLength={OFFERING_LIMITS.description}
        dir="auto"
        {...form.control('detailedDescription')}
      />
    </Disclosure>
  )
}
