import { notifyManager } from '@tanstack/react-query'
import { shouldRetry } from '../lib/api-client/should-retry.ts'
import { getOwnerSession, subscribeToOwnerSession } from '../lib/session/owner-session.ts'
import { addSignOutTask } from '../lib/session/sign-out-tasks.ts'
import { clearOwnerDrafts } from '../lib/storage/clear-owner-drafts.ts'
import { FreshQueryClient } from './fresh-query-client.ts'

// Query observers are notified in a microtask, together with React state. By default they are notified
// in a later task, and a click in between would see half of a change.
notifyManager.setScheduler(queueMicrotask)

/** From the beginning of a sign-out until the next sign-in. */
let isSignedOut = false

// Offline, queries fail too, so that pages say so, and load by themselves when the connection returns. By default they
// would show placeholders until then.
const QUERIES = {
  // Also for parts that were rendered before the sign-out and are shown after it.
  enabled: () => !isSignedOut,
  retry: shouldRetry,
  staleTime: 30_000,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const
// Offline, changes fail immediately. By default they would wait without feedback, and be sent when the connection
// returns, although the owner has left the page.
const MUTATIONS = { networkMode: 'always' } as const

/** Query cache of the signed-in owner. */
export const queryClient = new FreshQueryClient({
  defaultOptions: { queries: QUERIES, mutations: MUTATIONS },
})

// Requests in flight at sign-out would fail with 401, and so would those of parts that appear until the page is left.
addSignOutTask(() => {
  isSignedOut = true
  return queryClient.cancelQueries()
})

let shownTo: string | undefined

// Deletes an owner's data and drafts when another user signs in on the same device.
subscribeToOwnerSession(() => {
  const session = getOwnerSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  if (userId !== undefined && userId !== shownTo) isSignedOut = false
  if (userId !== shownTo) queryClient.clear()
  if (userId !== undefined) clearOwnerDrafts(userId)
  shownTo = userId
})
