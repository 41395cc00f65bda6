import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { flagOffering } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { refreshOfferings } from './offerings-queries.ts'

/** Removes the owner's flag from an offering and shows a toast. */
export function useUnflagOffering(): (offering: OwnerOffering) => void {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: OwnerOffering) =>
      ownerClient.call(flagOffering, { params: { id }, body: { flagReason: null } }),
    onSuccess: () => showToast('success', offeringsMessages.heard.unflagged),
    onError: () => showToast('error', offeringsMessages.failure.step),
    onSettled: () => refreshOfferings(client),
  })
  return offering => {
    if (!isPending) mutate(offering)
  }
}
