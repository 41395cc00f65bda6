import type { ContributionDetail } from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { useQueryClient } from '@tanstack/react-query'
import { canSendReminder } from '../features/contributions/actions/can-send-reminder.ts'
import {
  useDeleteContribution,
  useRemindContributor,
} from '../features/contributions/actions/contribution-mutations.ts'
import { useBusyContributionIds } from '../features/contributions/actions/use-contribution-action.ts'
import { useRemindContributors } from '../features/contributions/actions/use-remind-contributors.ts'
import { Inbox } from '../features/contributions/confirm/inbox.tsx'
import { confirmations } from '../features/contributions/confirm/queue/shared-confirm-queue.ts'
import { ExportButton } from '../features/exports/export-button.tsx'
import { paths } from '../lib/url/paths.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { OwnerPage } from './owner/owner-page.tsx'

/** /to-confirm */
export function ToConfirmPage() {
  return (
    <OwnerPage title={inboxMessages.title} path={paths.toConfirm} current="toConfirm">
      {() => <ToConfirm />}
    </OwnerPage>
  )
}

function ToConfirm() {
  const queue = confirmations(useQueryClient())
  const removal = useDeleteContribution()
  return (
    <Inbox
      queue={queue}
      busy={useBusyContributionIds()}
      onRemind={useReminders()}
      onRemove={id => removal.mutate(id)}
      historyAction={<ExportButton />}
    />
  )
}

/** Sends payment reminders where they are allowed. A single one has its own specified message. */
function useReminders() {
  const one = useRemindContributor()
  const several = useRemindContributors()
  return (gifts: readonly ContributionDetail[]) => {
    const ids = gifts.filter(gift => canSendReminder(gift, Date.now())).map(({ id }) => id)
    const [first] = ids
    if (!first) showToast('error', inboxMessages.noneToRemind)
    else if (ids.length === 1) one.mutate(first)
    else if (!several.isPending) several.mutate(ids)
  }
}
