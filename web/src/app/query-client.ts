import { notifyManager } from '@tanstack/react-query'
import { shouldRetry } from '../lib/api-query.ts'
import { clearOwnerDrafts } from '../lib/clear-owner-drafts.ts'
import { FreshQueryClient } from '../lib/fresh-query-client.ts'
import { getOwnerSession, subscribeToOwnerSession } from '../lib/owner-session.ts'
import { addSignOutTask } from '../lib/sign-out-tasks.ts'

// Told in the same moment as what a page keeps itself: by default a task later, so that a press in
// between would meet half of a change.
notifyManager.setScheduler(queueMicrotask)

/** What was fetched for the owner who is signed in. */
export const queryClient = new FreshQueryClient({
  defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
})

// Who leaves waits for no list; one that is still asked for would be refused.
addSignOutTask(() => queryClient.cancelQueries())

let shownTo: string | undefined

// What one owner was shown, or typed, is no business of whoever signs in next on the same device.
subscribeToOwnerSession(() => {
  const session = getOwnerSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  if (userId !== shownTo) queryClient.clear()
  if (userId !== undefined) clearOwnerDrafts(userId)
  shownTo = userId
})
