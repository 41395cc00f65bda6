import { ApiError } from '@registry/shared/client/api-error'
import { isRejectedByServer } from '@registry/shared/client/session/is-rejected-by-server'
import { offeringsMessages } from '@registry/shared/messages/offerings/offerings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshOfferings } from './offerings-queries.ts'

/** Error codes that mean the displayed offering is stale: another device reviewed it, or the offerer withdrew it. */
const STALE = ['ALREADY_REVIEWED', 'STEP_NOT_ALLOWED', 'NOT_FOUND']

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
    // Fail immediately when offline; by default the mutation would pause until the connection returns.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: () => {
      onDone()
      void refreshOfferings(client)
    },
    onError: thrown => {
      if (isStale(thrown)) void refreshOfferings(client)
    },
  })
  return {
    run: (input: V) => {
      if (!isPending) mutate(input)
    },
    isBusy: isPending,
    failure: error ? (rejectionText(error) ?? failed) : undefined,
    /** True when a retry is pointless, because the offering has changed on the server. */
    isOver: error !== null && isStale(error),
    /** The server's validation errors by field. */
    fields: error instanceof ApiError ? error.details.fields : undefined,
  }
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && STALE.includes(error.code)
}

/** Returns the server's message for a rejected, rate-limited or stale request; undefined for outages. */
function rejectionText(error: Error): string | undefined {
  if (isStale(error)) return `${error.message} ${offeringsMessages.failure.stale}`
  const isReasoned =
    isRejectedByServer(error) || (error instanceof ApiError && error.status === 429)
  return isReasoned ? error.message : undefined
}
