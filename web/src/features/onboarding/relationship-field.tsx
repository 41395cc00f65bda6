import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { RELATIONSHIPS, type Relationship } from '../../lib/visitor/visitor-data.ts'
import { FieldError } from '../../ui/forms/field-error.tsx'
import styles from './onboarding.module.css'

const t = onboardingMessages.info
const ERROR_ID = 'relationship-error'

interface RelationshipFieldProps {
  value: Relationship | undefined
  error: string | undefined
  onChange: (value: Relationship) => void
}

/** A radio group of six relationships. */
export function RelationshipField({ value, error, onChange }: RelationshipFieldProps) {
  return (
    <fieldset className={`field ${styles.relationship}`} aria-describedby={error && ERROR_ID}>
      <legend className="label">{t.relationship}</legend>
      <div>
        {RELATIONSHIPS.map(one => (
          <label key={one}>
            <input
              type="radio"
              name="relationship"
              className="vh"
              required
              checked={one === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(one)}
            />
            {t.relationships[one]}
          </label>
        ))}
      </div>
      {error && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </fieldset>
  )
}
