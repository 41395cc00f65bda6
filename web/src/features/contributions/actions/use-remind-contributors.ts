import {
  type ContributionDetail,
  sendPaymentReminder,
} from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { waitForLimit } from '../../../lib/api-client/wait-for-limit.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { changeCachedContribution } from '../cache/change-cached-contribution.ts'
import { remindedChange } from '../cache/contribution-change.ts'
import {
  cancelContributionQueries,
  invalidateContributionQueries,
} from '../cache/contribution-queries.ts'
import { canSendReminder } from './contribution-summary.ts'
import { getReminderProgress, setReminderProgress } from './reminder-progress.ts'

/** Sends payment reminders where they are allowed. A single one has its own specified message. */
export function useRemindContributors(remindOne: (contributionId: string) => void) {
  const sendSeveral = useSendReminders()
  return (contributions: readonly ContributionDetail[]) => {
    const allowed = contributions.filter(contribution => canSendReminder(contribution, serverNow()))
    const ids = allowed.map(({ id }) => id)
    const [first] = ids
    if (!first) showToast('warning', t.noneToRemind)
    else if (ids.length === 1) remindOne(first)
    else if (!getReminderProgress()) sendSeveral(ids)
  }
}

/**
 * Emails reminders to several contributors, with optimistic updates; failed ones are reverted. Reminders beyond the
 * limit per minute are sent when it has passed, also while another page of the app is open.
 */
function useSendReminders() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (contributionIds: string[]) => {
      const total = contributionIds.length
      setReminderProgress({ sent: 0, total, isWaiting: false })
      await cancelContributionQueries(client)
      const undos = new Map(
        contributionIds.map(id => [
          id,
          changeCachedContribution(client, id, remindedChange(new Date())),
        ]),
      )
      let sent = 0
      // One after another: more than a minute's limit would otherwise be rejected together, and again after the wait.
      for (const [id, undo] of undos) {
        const isSent = await waitForLimit(
          () => ownerClient.call(sendPaymentReminder, { params: { id } }),
          () => setReminderProgress({ sent, total, isWaiting: true }),
        )
          .then(() => true)
          .catch(() => false)
        if (isSent) sent += 1
        else undo()
        setReminderProgress({ sent, total, isWaiting: false })
      }
      return sent
    },
    onSuccess: (sent, contributionIds) => {
      if (sent > 0) showToast('success', t.remindedSeveral(sent))
      if (sent < contributionIds.length)
        showToast('error', t.remindFailed(contributionIds.length - sent))
    },
    onSettled: () => {
      setReminderProgress(undefined)
      return invalidateContributionQueries(client)
    },
  })
  return mutate
}
