import type { Cents } from '../money/money.ts'
import { type ContributionFormInput, contributionFormSchema } from './contribution-form-schema.ts'

export type ContributionField = keyof ContributionFormInput
/** Errors by field; valid fields are absent. */
export type ContributionErrors = Partial<Record<ContributionField, string>>

/** Fields in display order, which is also the order of the summary and of focusing. */
export const CONTRIBUTION_FIELDS = [
  'amount',
  'name',
  'email',
  'message',
] as const satisfies readonly ContributionField[]

/** Returns the first error of each field of the first step. */
export function validateContributionForm(
  input: ContributionFormInput,
  left: Cents,
): ContributionErrors {
  const parsed = contributionFormSchema(left).safeParse(input)
  const errors: ContributionErrors = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = CONTRIBUTION_FIELDS.find(candidate => candidate === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}
