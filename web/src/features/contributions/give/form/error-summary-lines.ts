import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import type { Cents } from '@registry/shared/money/money'
import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
} from './validate-contribution-form.ts'

/**
 * Returns the summary line of each invalid field in display order. The summary has its own wording,
 * phrased as an instruction.
 */
export function errorSummaryLines(
  errors: ContributionErrors,
  left: Cents,
): { field: ContributionField; text: string }[] {
  const { summary, ...fieldTexts } = contributionMessages
  const summaryByError = new Map<string, string>([
    [fieldTexts.nameRequired, summary.name],
    [fieldTexts.emailRequired, summary.email],
    [fieldTexts.emailInvalid, summary.emailInvalid],
    [fieldTexts.amountInvalid, summary.amount],
    [fieldTexts.amountAbove(left), summary.amountAbove(left)],
  ])
  return CONTRIBUTION_FIELDS.flatMap(field => {
    const error = errors[field]
    return error === undefined ? [] : [{ field, text: summaryByError.get(error) ?? error }]
  })
}
