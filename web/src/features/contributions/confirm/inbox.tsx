import { listRecentContributions } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { useEventCallback } from '../../../lib/hooks/use-event-callback.ts'
import { LiveRegion, useAnnouncement } from '../../../ui/feedback/live-region.tsx'
import { NotLoadedState } from '../../../ui/feedback/not-loaded-state.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { summarizeDetail } from '../actions/contribution-summary.ts'
import { DeleteContributionDialog } from '../actions/delete-contribution-dialog.tsx'
import { useBusyContributionIds } from '../actions/use-contribution-action.ts'
import { useContributionListActions } from '../actions/use-contribution-list-actions.ts'
import { useRemindContributors } from '../actions/use-remind-contributors.ts'
import { ConfirmationHistory } from './history/confirmation-history.tsx'
import styles from './inbox.module.css'
import type { InboxActions } from './inbox-actions.ts'
import { InboxList } from './inbox-list.tsx'
import { countUnconfirmed, inboxRows } from './inbox-rows.ts'
import { InboxEmpty, InboxSkeleton } from './inbox-states.tsx'
import { confirmations } from './queue/shared-confirm-queue.ts'

/** Equals the maximum number of contributions per confirmation request. */
const INBOX_PAGE = 100

/** Unconfirmed contributions, followed by the confirmed ones with `historyAction` beside their heading. */
export function Inbox({ historyAction }: { historyAction: ReactNode }) {
  const queue = confirmations(useQueryClient())
  const [offset, setOffset] = useState(0)
  const open = useUnconfirmedContributions(offset)
  const queued = useSyncExternalStore(queue.subscribe, queue.get)
  const busy = useBusyContributionIds()
  const listActions = useContributionListActions()
  const { remind: remindOne, askToDelete } = listActions.handlers
  const [announcement, announce] = useAnnouncement()
  const remind = useEventCallback(useRemindContributors(remindOne))
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
      askToDelete: contribution => askToDelete(summarizeDetail(contribution)),
    }),
    [queue, announce, remind, askToDelete],
  )
  const contributions = open.data?.contributions ?? []
  const total = open.data?.total ?? 0
  const rows = inboxRows(contributions, queued)
  // All rows of the last page were confirmed.
  if (rows.length === 0 && offset > 0 && open.isSuccess && !open.isPlaceholderData) setOffset(0)
  return (
    <>
      <Head count={open.data && countUnconfirmed(total, contributions, queued)} />
      {open.data && rows.length > 0 && (
        <InboxList rows={rows} actions={actions} busy={busy} announce={announce} />
      )}
      {open.data && rows.length === 0 && <InboxEmpty />}
      {!open.data && open.error && (
        <NotLoadedState
          className="above-24"
          title={t.failed.sentence}
          text={t.failed.text}
          retry={t.failed.retry}
          error={open.error}
          onRetry={() => void open.refetch()}
        />
      )}
      {open.isPending && <InboxSkeleton />}
      <Pager offset={offset} size={INBOX_PAGE} total={total} words={t.pager} onMove={setOffset} />
      <ConfirmationHistory action={historyAction} />
      <DeleteContributionDialog
        actions={listActions}
        texts={t.refuse}
        focusAfter={() => document.querySelector('h1')}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

/** Unconfirmed contributions, newest first; refetched on mount and on window focus. */
function useUnconfirmedContributions(offset: number) {
  return useQuery({
    ...apiQuery(listRecentContributions, {
      query: { limit: INBOX_PAGE, offset, payment: 'open' },
    }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** Heading with the number of unconfirmed contributions, and an instruction. */
function Head({ count }: { count: number | undefined }) {
  const isEmpty = count === 0
  return (
    <div className={styles.inboxHead}>
      <h1 className="display-30" tabIndex={-1}>
        {count === undefined ? t.title : isEmpty ? t.empty.heading : t.heading(count)}
      </h1>
      <Text above={6} tone="muted" size={16} wrap="pretty">
        {isEmpty ? t.empty.lead : t.lead}
      </Text>
    </div>
  )
}
