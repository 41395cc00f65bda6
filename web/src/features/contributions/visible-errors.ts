import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
} from './validate-contribution-form.ts'

/** The fields that were touched: left once, or all of them after Next. */
export type TouchedFields = ReadonlySet<ContributionField>

export const NO_FIELDS_TOUCHED: TouchedFields = new Set()
export const ALL_FIELDS_TOUCHED: TouchedFields = new Set(CONTRIBUTION_FIELDS)

/** What is amountParameter under the fields: only of those that were touched. */
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
 * The touched fields after typing in one: what was amountParameter of it stays until it is right, and nothing
 * new is amountParameter before it is left.
 */
export function touchedAfterChange(
  touched: TouchedFields,
  field: ContributionField,
  { before, after }: { before: ContributionErrors; after: ContributionErrors },
): TouchedFields {
  const staysWrong = before[field] !== undefined && after[field] !== undefined
  return staysWrong ? touched : new Set([...touched].filter(other => other !== field))
}
