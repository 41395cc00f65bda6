import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { RELATIONSHIPS, type Relationship } from '../../lib/visitor/visitor-data.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import styles from './onboarding.module.css'

const t = onboardingMessages.info
const OPTIONS = RELATIONSHIPS.map(value => ({ value, label: t.relationships[value] }))

interface RelationshipFieldProps {
  value: Relationship | undefined
  error: string | undefined
  onChange: (value: Relationship) => void
}

/** A radio group of six relationships. */
export function RelationshipField(props: RelationshipFieldProps) {
  return (
    <RadioGroup
      legend={t.relationship}
      name="relationship"
      options={OPTIONS}
      required
      className={styles.relationship}
      {...props}
    />
  )
}
