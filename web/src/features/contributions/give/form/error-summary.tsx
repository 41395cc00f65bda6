import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import type { Cents } from '@registry/shared/money/money'
import { CircleAlert } from 'lucide-react'
import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
} from './validate-contribution-form.ts'

/** List of all errors above the form; each line focuses its field. */
export function ErrorSummary({
  lines,
  onGo,
}: {
  lines: { field: ContributionField; text: string }[]
  onGo: (field: ContributionField) => void
}) {
  return (
    <div className="summary" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div>
        <strong>{t.checkHeading(lines.length)}</strong>
        {lines.map(({ field, text }) => (
          <button type="button" className="summary-link" key={field} onClick={() => onGo(field)}>
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}

/**
 * Returns the summary line of each invalid field in display order. The summary has its own wording,
 * phrased as an instruction.
 */
export function errorSummaryLines(
  errors: ContributionErrors,
  left: Cents,
): { field: ContributionField; text: string }[] {
  const { summary, ...fieldTexts } = t
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
