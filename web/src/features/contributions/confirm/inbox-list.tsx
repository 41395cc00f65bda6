import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { formatDollars } from '@registry/shared/money/format-money'
import { addCents } from '@registry/shared/money/money'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { useDoubleTapShield } from '../../../lib/hooks/use-double-tap-shield.ts'
import { useSelection } from '../../../lib/hooks/use-selection.ts'
import { useServerNow } from '../../../lib/time/use-server-now.ts'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './inbox.module.css'
import type { InboxActions } from './inbox-actions.ts'
import { InboxBulkBar } from './inbox-bulk-bar.tsx'
import type { InboxRow } from './inbox-rows.ts'
import { PendingConfirmationRow } from './pending-confirmation-row.tsx'
import { UnconfirmedRow } from './unconfirmed-row.tsx'
import { UndoBatchButton } from './undo-batch-button.tsx'

const MINUTE_MS = 60_000

interface InboxListProps {
  rows: readonly InboxRow[]
  actions: InboxActions
  /** Ids of contributions with a pending action. */
  busy: ReadonlySet<unknown>
  announce: (message: string) => void
}

/** List of unconfirmed contributions with single and bulk actions. */
export function InboxList({ rows, actions, busy, announce }: InboxListProps) {
  const now = useServerNow(MINUTE_MS)
  const focusRestore = useFocusRestore()
  const open = rows.filter(row => !row.confirmation).map(({ contribution }) => contribution)
  const selection = useSelection(open.filter(({ id }) => !busy.has(id)))
  const selected = selection.rows
  const sum = formatDollars(addCents(...selected.map(({ amount }) => amount)))
  const shield = useDoubleTapShield()
  const confirm = () => {
    actions.confirm(selected)
    selection.clear()
    shield.activate()
  }
  return (
    <Card above={24} className="clips" aria-label={t.list} {...focusRestore}>
      <InboxBulkBar
        selection={selection}
        sum={sum}
        onRemind={() => actions.remind(selected)}
        onConfirm={confirm}
      >
        <UndoBatchButton
          confirmations={rows.flatMap(({ confirmation }) => confirmation ?? [])}
          onUndo={actions.undo}
        />
      </InboxBulkBar>
      {shield.isActive && (
        <div className={`phone-bar only-on-phones ${styles.inboxShield}`} aria-hidden="true" />
      )}
      <LiveRegion>{selected.length > 0 ? t.announceSelected(selected.length, sum) : ''}</LiveRegion>
      <Box as="ul" line="between">
        {rows.map(({ contribution, confirmation }) =>
          confirmation ? (
            <PendingConfirmationRow
              key={contribution.id}
              confirmation={confirmation}
              actions={actions}
              now={now}
            />
          ) : (
            <UnconfirmedRow
              key={contribution.id}
              contribution={contribution}
              isSelected={selection.ids.has(contribution.id)}
              isBusy={busy.has(contribution.id)}
              onSelect={selection.toggle}
              actions={actions}
              announce={announce}
              now={now}
            />
          ),
        )}
      </Box>
    </Card>
  )
}

/**
 * Restores the focus when the focused control is removed: to the first button of its row, or to the
 * page's heading if the row is gone.
 */
function useFocusRestore() {
  const focused = useRef<{ rowId: string | undefined }>(undefined)
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    const row = document.getElementById(focused.current.rowId ?? '')
    const next = row?.querySelector<HTMLElement>('button.btn')
    const heading = document.querySelector<HTMLElement>('h1')
    ;(next ?? heading)?.focus({ preventScroll: true })
  })
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focused.current = { rowId: event.target.closest('li')?.id }
    },
    // React does not call this for an element that is removed from the DOM.
    onBlur: () => {
      focused.current = undefined
    },
  }
}
