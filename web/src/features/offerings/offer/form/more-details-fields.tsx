import { offerWizardMessages as words } from '@registry/shared/messages/offerings/offer-wizard'
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
      title={words.moreDetails}
      hasValue={FIELDS.some(field => draft[field] !== '')}
      hasError={FIELDS.some(field => errors[field])}
    >
      <div className="field-row">
        <Field
          label={words.originalBrand}
          side={words.optional}
          placeholder={words.originalBrandHint}
          maxLength={OFFERING_LIMITS.originalBrand}
          autoComplete="off"
          dir="auto"
          error={errors.originalBrand}
          {...form.control('originalBrand')}
        />
        <Field
          label={words.itemAge}
          side={words.optional}
          placeholder={words.itemAgeHint}
          maxLength={OFFERING_LIMITS.itemAge}
          autoComplete="off"
          error={errors.itemAge}
          {...form.control('itemAge')}
        />
      </div>
      <TextArea
        label={words.conditionNotes}
        side={words.optional}
        rows={2}
        placeholder={words.conditionNotesHint}
        maxLength={OFFERING_LIMITS.conditionNotes}
        dir="auto"
        error={errors.conditionNotes}
        {...form.control('conditionNotes')}
      />
      <TextArea
        label={words.detailedDescription}
        side={words.optional}
        rows={3}
        maxLength={OFFERING_LIMITS.description}
        dir="auto"
        error={errors.detailedDescription}
        {...form.control('detailedDescription')}
      />
    </Disclosure>
  )
}
