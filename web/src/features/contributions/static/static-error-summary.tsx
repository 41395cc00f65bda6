import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { CircleAlert } from 'lucide-react'

interface StaticErrorSummaryProps {
  /** Texts with the ids of their controls. */
  lines: readonly { id: string; text: string }[]
}

/** List of all errors above the form; each links to its control. */
export function StaticErrorSummary({ lines }: StaticErrorSummaryProps) {
  if (lines.length === 0) return null
  return (
    <div className="summary" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <div>
        <strong>{t.checkHeading(lines.length)}</strong>
        {lines.map(({ id, text }) => (
          <a className="summary-link" href={`#${id}`} key={id}>
            {text}
          </a>
        ))}
      </div>
    </div>
  )
}
