import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { Check, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Selection } from '../../../lib/hooks/use-selection.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { useReminderProgress } from '../actions/reminder-progress.ts'
import styles from './inbox.module.css'

interface InboxBulkBarProps {
  selection: Selection<unknown>
  sum: string
  onRemind: () => void
  onConfirm: () => void
  /** Shown while nothing is selected, placed where a double click on Confirm cannot hit it. */
  children: ReactNode
}

/** Toolbar with the selected count, sum and actions; at the bottom edge on phones. */
export function InboxBulkBar(props: InboxBulkBarProps) {
  const { selection, sum, children } = props
  const { total, rows } = selection
  const isOn = rows.length > 0
  const progress = useReminderProgress()
  const reminded = progress && t.remindedOf(progress.sent, progress.total)
  return (
    <Inline
      gap={12}
      align="center"
      line="below"
      className={classNames(styles.inboxBulk, isOn && 'tint-moss')}
    >
      <Checkbox
        label={t.selectAll(total)}
        checked={selection.state === 'all'}
        isMixed={selection.state === 'some'}
        disabled={total === 0}
        onChange={selection.toggleAll}
      />
      {isOn ? (
        <>
          <Inline as="p" gap={12} grows>
            <span className="strong">{reminded ?? t.selected(rows.length)}</span>{' '}
            {!reminded && <span className="muted num">{sum}</span>}
          </Inline>
          <BulkActions {...props} reminded={reminded} />
        </>
      ) : (
        <>
          {reminded ? (
            <p className="strong">{reminded}</p>
          ) : (
            <p className="muted" aria-hidden="true">
              {total > 0 && t.selectAll(total)}
            </p>
          )}
          {children}
        </>
      )}
      <LiveRegion>{(progress?.isWaiting && reminded) || ''}</LiveRegion>
    </Inline>
  )
}

interface BulkActionsProps extends InboxBulkBarProps {
  /** Progress of the reminders that are being sent. */
  reminded: string | undefined
}

function BulkActions({ selection, sum, reminded, onRemind, onConfirm }: BulkActionsProps) {
  const count = selection.rows.length
  return (
    <Inline
      as="fieldset"
      gap={8}
      align="center"
      className="phone-bar fills-on-phones"
      aria-label={t.selection}
    >
      <p className="stack grows only-on-phones" aria-hidden="true">
        <span className="strong">{reminded ?? t.selected(count)}</span>
        {!reminded && <span className="muted num">{sum}</span>}
      </p>
      <Button
        look="outline"
        size="sm"
        aria-disabled={reminded !== undefined || undefined}
        onClick={() => {
          if (!reminded) onRemind()
        }}
      >
        <Send className="icon icon-16 not-on-phones" aria-hidden="true" />
        {t.remind}
      </Button>
      <Button size="sm" aria-label={t.confirmReceived(count)} onClick={onConfirm}>
        <Check className="icon icon-16 not-on-phones" aria-hidden="true" />
        <span className="not-on-phones">{t.confirmReceived(count)}</span>
        <span className="only-on-phones">{t.confirmShort(count)}</span>
      </Button>
    </Inline>
  )
}
