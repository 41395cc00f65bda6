import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { conditionForParents, OFFERER_CONDITIONS } from '@registry/shared/offerings/conditions'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import styles from '../offering-wizard.module.css'
import type { OfferingForm } from './use-offering-form.ts'

/**
 * Radio group of the offerer's conditions, with the name that the parents see for the selected one.
 */
export function ConditionField({ form }: { form: OfferingForm }) {
  const { condition } = form.draft
  const error = form.errors.condition
  return (
    <fieldset
      className="field"
      aria-describedby={error ? 'condition-error' : 'condition-read'}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label">{t.condition}</legend>
      <div className={styles.radioRow}>
        {OFFERER_CONDITIONS.map((word, index) => (
          <label key={word} className="choice choice-box">
            <input
              ref={index === 0 ? form.registerControl('condition') : undefined}
              className="vh"
              type="radio"
              name="condition"
              value={word}
              checked={condition === word}
              onChange={() => form.set({ condition: word })}
            />
            {word}
          </label>
        ))}
      </div>
      {error && <FieldError id="condition-error">{error}</FieldError>}
      <p className="hint" id="condition-read" role="status">
        {condition && t.conditionRead(conditionForParents(condition))}
      </p>
    </fieldset>
  )
}
