import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { DatesField } from './dates-field.tsx'
import { Disclosure } from './disclosure.tsx'
import type { ClosableFieldsProps } from './use-offering-form.ts'

/** Available days, times and notes, collapsed by default. */
export function AvailabilityFields({ form, isClosed }: ClosableFieldsProps) {
  const { draft, errors } = form
  const { availableDates, pickedDate, preferredTimes, notes } = draft
  return (
    <Disclosure
      title={t.when}
      hasValue={availableDates.length + preferredTimes.length > 0 || pickedDate + notes !== ''}
      hasError={Boolean(errors.availableDates ?? errors.preferredTimes ?? errors.notes)}
    >
      <DatesField form={form} isClosed={isClosed} />
      <fieldset className="field">
        <legend className="label">{t.times}</legend>
        <Inline gap={8} wrap>
          {t.timeChoices.map((time, index) => (
            <button
              key={time}
              ref={index === 0 ? form.registerControl('preferredTimes') : undefined}
              type="button"
              className="choice choice-line"
              aria-pressed={preferredTimes.includes(time)}
              disabled={isClosed}
              onClick={() => form.set({ preferredTimes: toggled(preferredTimes, time) })}
            >
              {time}
            </button>
          ))}
        </Inline>
        {errors.preferredTimes && <FieldError>{errors.preferredTimes}</FieldError>}
      </fieldset>
      <TextArea
        label={t.notes}
        side={t.optional}
        rows={2}
        placeholder={t.notesHint}
        maxLength={OFFERING_LIMITS.availabilityNotes}
        dir="auto"
        {...form.control('notes')}
        readOnly={isClosed}
      />
    </Disclosure>
  )
}

function toggled(list: readonly string[], one: string): string[] {
  return list.includes(one) ? list.filter(other => other !== one) : [...list, one]
}
