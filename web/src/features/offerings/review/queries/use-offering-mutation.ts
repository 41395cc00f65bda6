import { ApiError } from '@registry/shared/client/api-error'
import type { OwnerOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { flagOffering } from '@registry/shared/contract/offerings/owner-offerings'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { rejectionMessage } from '../../../../lib/api-client/rejection-message.ts'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { isStaleOffering } from '../../stale-offering.ts'
import { refreshOfferings } from './offerings-queries.ts'

interface OfferingMutation<V> {
  send: (input: V) => Promise<unknown>
  onDone: () => void
  /** Error text when the server sends no reason. */
  failed: string
}

/** Runs a mutation on an offering, and refetches the lists when it succeeded or the offering was stale. */
export function useOfferingMutation<V = void>({ send, onDone, failed }: OfferingMutation<V>) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      onDone()
      void refreshOfferings(client)
    },
    onError: thrown => {
      if (isStaleOffering(thrown)) void refreshOfferings(client)
    },
  })
  return {
    run: (input: V) => {
      if (!isPending) mutate(input)
    },
    isBusy: isPending,
    failure: error ? (rejectionText(error) ?? failed) : undefined,
    /** True when a retry is pointless, because the offering has changed on the server. */
    isOver: error !== null && isStaleOffering(error),
    /** The server's validation errors by field. */
    fields: error instanceof ApiError ? error.details.fields : undefined,
  }
}

/** Returns the server's message for a rejected, rate-limited or stale request; undefined for outages. */
function rejectionText(error: Error): string | undefined {
  if (isStaleOffering(error)) return `${error.message} ${offeringsMessages.failure.stale}`
  return rejectionMessage(error)
}

/** Removes the owner's flag from an offering and shows a toast. */
export function useUnflagOffering(): (offering: OwnerOffering) => void {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
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
