import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { SUITABLE_AGES } from '@registry/shared/offerings/choices'
import { conditionForParents, OFFERER_CONDITIONS } from '@registry/shared/offerings/conditions'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { countCharacters } from '@registry/shared/text/count-characters'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { MoreDetailsFields } from './more-details-fields.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { OfferingForm } from './use-offering-form.ts'

const CONDITION_OPTIONS = OFFERER_CONDITIONS.map(value => ({ value, label: value }))

/** Step 2: condition, quantity and suitable age. */
export function DetailsStep({ form }: { form: OfferingForm }) {
  return (
    <>
      <TextArea
        label={t.description}
        side={
          <span className="num">{t.descriptionCount(countCharacters(form.draft.description))}</span>
        }
        rows={3}
        placeholder={t.descriptionHint}
        maxLength={OFFERING_LIMITS.description}
        dir="auto"
        required
        {...form.control('description')}
      />
      <ConditionField form={form} />
      <div className="field-row">
        <QuantityStepper form={form} />
        <Select
          label={t.suitableAge}
          placeholder={t.chooseAge}
          options={SUITABLE_AGES}
          required
          {...form.control('suitableAge')}
        />
      </div>
      <MoreDetailsFields form={form} />
    </>
  )
}

/** Conditions for the offerer, with the name that the parents see for the selected one. */
function ConditionField({ form }: { form: OfferingForm }) {
  const { condition } = form.draft
  return (
    <RadioGroup
      legend={t.condition}
      name="condition"
      options={CONDITION_OPTIONS}
      value={condition}
      error={form.errors.condition}
      hint={condition ? t.conditionRead(conditionForParents(condition)) : ''}
      firstRef={form.registerControl('condition')}
      onChange={value => form.set({ condition: value })}
    />
  )
}
