import { inboxMessages as words } from '@registry/shared/messages/inbox'
import { formatDollars } from '@registry/shared/money/format-money'
import { addCents } from '@registry/shared/money/money'
import { useNow } from '../../lib/use-now.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { InboxActions } from './inbox-actions.ts'
import type { InboxRow } from './inbox-rows.ts'
import { SettledRow } from './pending-confirmation-row.tsx'
import { OpenRow } from './unconfirmed-row.tsx'
import { UndoAll } from './undo-batch-button.tsx'
import { useShield } from './use-double-tap-shield.ts'
import { useKeptFocus } from './use-focus-restore.ts'
import { useSelection } from './use-selection.ts'

const MINUTE_MS = 60_000

interface InboxListProps {
  rows: readonly InboxRow[]
  actions: InboxActions
  /** Gifts that something is being done to. */
  busy: ReadonlySet<unknown>
  announce: (message: string) => void
}

/** The gifts that are to be confirmed, one by one or several at once. */
export function InboxList({ rows, actions, busy, announce }: InboxListProps) {
  const now = useNow(MINUTE_MS)
  const keptFocus = useKeptFocus()
  const open = rows.filter(row => !row.confirmation).map(({ gift }) => gift)
  const free = open.filter(({ id }) => !busy.has(id))
  const selection = useSelection(free.map(({ id }) => id))
  const selected = free.filter(({ id }) => selection.ids.has(id))
  const sum = formatDollars(addCents(...selected.map(({ amount }) => amount)))
  const shield = useShield()
  const confirm = () => {
    actions.receive(selected)
    selection.clear()
    shield.raise()
  }
  return (
    <section className="panel inbox" aria-label={words.list} {...keptFocus}>
      <BulkBar
        selection={selection}
        selectable={free.length}
        count={selected.length}
        sum={sum}
        onRemind={() => actions.remind(selected)}
        onConfirm={confirm}
      >
        <UndoAll
          confirmations={rows.flatMap(({ confirmation }) => confirmation ?? [])}
          onUndo={actions.undo}
        />
      </BulkBar>
      {shield.isUp && <div className="inbox-shield" aria-hidden="true" />}
      <LiveRegion>
        {selected.length > 0 ? words.announceSelected(selected.length, sum) : ''}
      </LiveRegion>
      <ul>
        {rows.map(({ gift, confirmation }) =>
          confirmation ? (
            <SettledRow key={gift.id} confirmation={confirmation} actions={actions} now={now} />
          ) : (
            <OpenRow
              key={gift.id}
              gift={gift}
              isSelected={selection.ids.has(gift.id)}
              isBusy={busy.has(gift.id)}
              onSelect={selection.toggle}
              actions={actions}
              announce={announce}
              now={now}
            />
          ),
        )}
      </ul>
    </section>
  )
}
