import { ApiError } from '@registry/shared/client/api-error'
import { isRefusal } from '@registry/shared/client/is-refusal'
import { offeringsMessages } from '@registry/shared/messages/offerings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshOfferings } from './offerings-queries.ts'

/** Somebody else was quicker, or who offers has taken it back: what is shown is old. */
const STALE = ['ALREADY_REVIEWED', 'STEP_NOT_ALLOWED', 'NOT_FOUND']

interface OfferingCall<V> {
  send: (input: V) => Promise<unknown>
  onDone: () => void
  /** What is said where the server gives no reason. */
  failed: string
}

/** Something done to an offering. Afterwards the lists are fetched again, also when they were old. */
export function useOfferingCall<V = void>({ send, onDone, failed }: OfferingCall<V>) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    // Without a line it fails and says so, rather than wait unseen for one.
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
    failure: error ? (reasonOf(error) ?? failed) : undefined,
    /** There is nothing left to try: the list shows how it stands now. */
    isOver: error !== null && isStale(error),
    /** What is wrong with which field, in the server's words. */
    fields: error instanceof ApiError ? error.details.fields : undefined,
  }
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && STALE.includes(error.code)
}

/** The server's own words on why it may not be; an outage has none. */
function reasonOf(error: Error): string | undefined {
  if (isStale(error)) return `${error.message} ${offeringsMessages.failure.stale}`
  const isReasoned = isRefusal(error) || (error instanceof ApiError && error.status === 429)
  return isReasoned ? error.message : undefined
}
