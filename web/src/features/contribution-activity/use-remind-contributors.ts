import { sendPaymentReminder } from '@registry/shared/contract/owner-contributions'
import { inboxMessages as words } from '@registry/shared/messages/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../lib/owner-client.ts'
import { showToast } from '../../ui/toast-store.ts'
import { changeCachedGift } from './change-cached-contribution.ts'
import { remindedGift } from './contribution-change.ts'
import { refreshGifts, stopLoadingGifts } from './contribution-queries.ts'

/** Has several givers mailed a reminder each. Shown at once, taken back for those where it fails. */
export function useRemindGivers() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (giftIds: string[]) => {
      await stopLoadingGifts(client)
      const outcomes = await Promise.all(
        giftIds.map(async id => {
          const undo = changeCachedGift(client, id, remindedGift(new Date()))
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
    onSuccess: (sent, giftIds) => {
      if (sent > 0) showToast('success', words.remindedSeveral(sent))
      if (sent < giftIds.length) showToast('error', words.remindFailed(giftIds.length - sent))
    },
    onSettled: () => refreshGifts(client),
  })
}
