import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { LiveRegion, useAnnouncement } from '../../../ui/feedback/live-region.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { ConfirmationHistory } from './history/confirmation-history.tsx'
import type { ConfirmQueue } from './queue/confirm-queue.ts'
import './inbox.css'
import { useEventCallback } from '../../../lib/hooks/use-event-callback.ts'
import type { InboxActions } from './inbox-actions.ts'
import { InboxList } from './inbox-list.tsx'
import { INBOX_PAGE, useUnconfirmedContributions } from './inbox-queries.ts'
import { countUnconfirmed, inboxRows } from './inbox-rows.ts'
import { InboxEmpty, InboxFailed, InboxSkeleton } from './inbox-states.tsx'
import { NotReceivedDialog } from './not-received-dialog.tsx'

interface InboxProps {
  queue: ConfirmQueue
  /** Ids of contributions with a pending action. */
  busy: ReadonlySet<unknown>
  onRemind: (contributions: readonly ContributionDetail[]) => void
  onRemove: (id: string) => void
  /** Action displayed beside the history's heading. */
  historyAction: ReactNode
}

/** Unconfirmed contributions, followed by the confirmed ones. */
export function Inbox({ queue, busy, onRemind, onRemove, historyAction }: InboxProps) {
  const [offset, setOffset] = useState(0)
  const open = useUnconfirmedContributions(offset)
  const confirmations = useSyncExternalStore(queue.subscribe, queue.get)
  const [contributionToRemove, setContributionToRemove] = useState<ContributionDetail>()
  const [announcement, announce] = useAnnouncement()
  const remind = useEventCallback(onRemind)
  const actions = useMemo(
    (): InboxActions => ({
      confirm: contributions => {
        queue.add(contributions)
        announce(t.announceConfirmed(contributions.length))
      },
      undo: ids => {
        queue.undo(ids)
        announce(t.announceUndone(ids.length))
      },
      retry: id => void queue.retry(id),
      remind,
      askToDelete: setContributionToRemove,
    }),
    [queue, announce, remind],
  )
  const contributions = open.data?.contributions ?? []
  const total = open.data?.total ?? 0
  const rows = inboxRows(contributions, confirmations)
  // All rows of the last page were confirmed.
  if (rows.length === 0 && offset > 0 && open.isSuccess && !open.isPlaceholderData) setOffset(0)
  return (
    <>
      <Head count={open.data && countUnconfirmed(total, contributions, confirmations)} />
      {open.data && rows.length > 0 && (
        <InboxList rows={rows} actions={actions} busy={busy} announce={announce} />
      )}
      {open.data && rows.length === 0 && <InboxEmpty />}
      {!open.data && open.error && (
        <InboxFailed error={open.error} onRetry={() => void open.refetch()} />
      )}
      {open.isPending && <InboxSkeleton />}
      <Pager offset={offset} size={INBOX_PAGE} total={total} words={t.pager} onMove={setOffset} />
      <ConfirmationHistory action={historyAction} />
      <NotReceivedDialog
        contribution={contributionToRemove}
        onRemove={onRemove}
        onClose={() => setContributionToRemove(undefined)}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

/** Heading with the number of unconfirmed contributions, and an instruction. */
function Head({ count }: { count: number | undefined }) {
  const isEmpty = count === 0
  return (
    <div className="inbox-head">
      <h1 className="display-30" tabIndex={-1}>
        {count === undefined ? t.title : isEmpty ? t.empty.heading : t.heading(count)}
      </h1>
      <p>{isEmpty ? t.empty.lead : t.lead}</p>
    </div>
  )
}
