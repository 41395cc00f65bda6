import {
  CONTRIBUTION_FIELDS,
  type ContributionErrors,
  type ContributionField,
} from '@registry/shared/contributions/validate-contribution-form'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import type { Cents } from '@registry/shared/money/money'
import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styles from '../contribute-sheet.module.css'

interface ErrorSummaryProps {
  lines: { field: ContributionField; text: string }[]
  /** Number of rejected attempts; after each the focused field is scrolled into view below the summary. */
  refusals: number
  onGo: (field: ContributionField) => void
}

/** Space in px for the label between the summary and a field that is scrolled into view. */
const LABEL_SPACE = 36

/** List of all errors, which stays in view above the form; each line focuses its field. */
export function ErrorSummary({ lines, refusals, onGo }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const summary = ref.current
    const body = summary?.closest<HTMLElement>('.sheet-body')
    if (!summary || !body) return
    // Fields are scrolled to below the summary, also by the browser when they are focused.
    body.style.scrollPaddingBlockStart = `${summary.offsetHeight + LABEL_SPACE}px`
    return () => {
      body.style.scrollPaddingBlockStart = ''
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected attempt scrolls again.
  useLayoutEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  return (
    <div className={`summary ${styles.errorSummary}`} role="alert" ref={ref}>
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
