import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { CircleAlert } from 'lucide-react'
import type { ContributionField } from './validate-contribution-form.ts'

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
