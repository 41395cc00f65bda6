import {
  type ContributionDetail,
  sendPaymentReminder,
} from '@registry/shared/contract/contributions/owner-contributions'
import { inboxMessages as t } from '@registry/shared/messages/contributions/to-confirm'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { changeCachedContribution } from '../cache/change-cached-contribution.ts'
import { remindedChange } from '../cache/contribution-change.ts'
import {
  cancelContributionQueries,
  invalidateContributionQueries,
} from '../cache/contribution-queries.ts'
import { canSendReminder } from './contribution-summary.ts'

/** Sends payment reminders where they are allowed. A single one has its own specified message. */
export function useRemindContributors(remindOne: (contributionId: string) => void) {
  const several = useSendReminders()
  return (contributions: readonly ContributionDetail[]) => {
    const allowed = contributions.filter(contribution => canSendReminder(contribution, Date.now()))
    const ids = allowed.map(({ id }) => id)
    const [first] = ids
    if (!first) showToast('error', t.noneToRemind)
    else if (ids.length === 1) remindOne(first)
    else if (!several.isPending) several.mutate(ids)
  }
}

/** Emails reminders to several contributors, with optimistic updates; failed ones are reverted. */
function useSendReminders() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (contributionIds: string[]) => {
      await cancelContributionQueries(client)
      const outcomes = await Promise.all(
        contributionIds.map(async id => {
          const undo = changeCachedContribution(client, id, remindedChange(new Date()))
          const isSent = await ownerClient
            .call(sendPaymentReminder, { params: { id } })
            .then(() => true)
            .catch(() => false)
          if (!isSent) undo()
          return isSent
        }),
      )
      return outcomes.filter(isSent => isSent).length
    },
    onSuccess: (sent, contributionIds) => {
      if (sent > 0) showToast('success', t.remindedSeveral(sent))
      if (sent < contributionIds.length)
        showToast('error', t.remindFailed(contributionIds.length - sent))
    },
    onSettled: () => invalidateContributionQueries(client),
  })
}
