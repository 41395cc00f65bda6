import { notifyManager } from '@tanstack/react-query'
import { shouldRetry } from '../lib/api-client/api-query.ts'
import { getOwnerSession, subscribeToOwnerSession } from '../lib/session/owner-session.ts'
import { addSignOutTask } from '../lib/session/sign-out-tasks.ts'
import { clearOwnerDrafts } from '../lib/storage/clear-owner-drafts.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

// Query observers are notified in a microtask, together with React state. By default they are notified
// in a later task, and a click in between would see half of a change.
notifyManager.setScheduler(queueMicrotask)

/** Query cache of the signed-in owner. */
export const queryClient = new FreshQueryClient({
  defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
})

// Requests in flight at sign-out would fail with 401.
addSignOutTask(() => queryClient.cancelQueries())

let shownTo: string | undefined

// Deletes an owner's data and drafts when another user signs in on the same device.
subscribeToOwnerSession(() => {
  const session = getOwnerSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  if (userId !== shownTo) queryClient.clear()
  if (userId !== undefined) clearOwnerDrafts(userId)
  shownTo = userId
})
