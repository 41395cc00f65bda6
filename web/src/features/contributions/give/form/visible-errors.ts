import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
} from '@registry/shared/contributions/validate-contribution-form'

/** Fields whose errors are visible: left once, or all of them after Next. */
type TouchedFields = ReadonlySet<ContributionField>

export const NO_FIELDS_TOUCHED: TouchedFields = new Set()
export const ALL_FIELDS_TOUCHED: TouchedFields = new Set(CONTRIBUTION_FIELDS)

/** Returns the errors of touched fields only. */
export function visibleErrors(
  errors: ContributionErrors,
  touched: TouchedFields,
): ContributionErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isIn(touched, field)))
}

function isIn(touched: TouchedFields, name: string): boolean {
  return CONTRIBUTION_FIELDS.some(field => field === name && touched.has(field))
}

/**
 * Returns the touched fields after a change in one: a visible error remains until it is corrected,
 * and a new one does not appear before the field is left.
 */
export function touchedAfterChange(
  touched: TouchedFields,
  field: ContributionField,
  { before, after }: { before: ContributionErrors; after: ContributionErrors },
): TouchedFields {
  const staysWrong = before[field] !== undefined && after[field] !== undefined
  return staysWrong ? touched : new Set([...touched].filter(other => other !== field))
}
