import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { conditionForParents, OFFERER_CONDITIONS } from '@registry/shared/offerings/conditions'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import type { OfferingForm } from './use-offering-form.ts'

const OPTIONS = OFFERER_CONDITIONS.map(value => ({ value, label: value }))

/** Conditions for the offerer, with the name that the parents see for the selected one. */
export function ConditionField({ form }: { form: OfferingForm }) {
  const { condition } = form.draft
  return (
    <RadioGroup
      legend={t.condition}
      name="condition"
      options={OPTIONS}
      value={condition}
      error={form.errors.condition}
      hint={condition ? t.conditionRead(conditionForParents(condition)) : ''}
      firstRef={form.registerControl('condition')}
      onChange={value => form.set({ condition: value })}
    />
  )
}
