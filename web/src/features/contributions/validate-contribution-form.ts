import type { Cents } from '@registry/shared/money/money'
import { type ContributionFormInput, contributionFormSchema } from './contribution-form-schema.ts'

export type ContributionField = keyof ContributionFormInput
/** What is wrong with each field; a field that is right is not in it. */
export type ContributionErrors = Partial<Record<ContributionField, string>>

/** The order in which the fields stand, and in which they are named and focused. */
export const CONTRIBUTION_FIELDS = [
  'amount',
  'message',
  'name',
  'email',
] as const satisfies readonly ContributionField[]

/** The first thing that is wrong with each field of the first step. */
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
