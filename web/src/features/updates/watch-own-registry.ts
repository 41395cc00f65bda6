import type { OwnerTopic } from '@registry/shared/contract/registry/owner-events'
import type { QueryClient } from '@tanstack/react-query'
import { ownerClient } from '../../lib/api-client/owner-client.ts'
import { afterMutations } from '../../lib/query-cache/after-mutations.ts'
import { getOwnerSession, subscribeToOwnerSession } from '../../lib/session/owner-session.ts'
import { ownerTokens } from '../../lib/session/owner-tokens.ts'
import { reloadUser } from '../../lib/session/reload-user.ts'
import { addSignOutTask, isSigningOut } from '../../lib/session/sign-out-tasks.ts'
import { readOwnerEvents, topicsToReload } from './read-owner-events.ts'

const RECONNECT_MS = 2_000
const RECONNECT_CAP_MS = 60_000

/** Beginnings of the paths that a change of a topic makes stale. */
const PATHS: Record<OwnerTopic, readonly string[]> = {
  items: ['/admin/registry/items', '/admin/analytics/contributions'],
  contributions: [
    ...['/admin/registry/items', '/admin/analytics/contributions'],
    ...['/admin/contributions', '/admin/thank-yous'],
  ],
  'thank-yous': ['/admin/thank-yous'],
  offerings: ['/gift-passing/admin', '/gift-passing/messages'],
  settings: ['/admin/auto-thank-you', '/admin/payment-methods', '/admin/registry-header'],
}

/**
 * Refreshes the pages of the signed-in owner when another device changes the registry. Connected while the page is
 * visible; failures are silent, because pages also refetch when they are focused. Calls back before it connects.
 */
export function watchOwnRegistry(client: QueryClient, onSignedIn?: () => void): void {
  let connection: AbortController | undefined
  let connectedUser: string | undefined

  const update = () => {
    const session = getOwnerSession()
    const isWanted =
      session.status === 'signed-in' && document.visibilityState === 'visible' && !isSigningOut()
    const userId = isWanted ? session.user.id : undefined
    if (userId === connectedUser) return
    connection?.abort()
    connectedUser = userId
    if (userId === undefined) return
    onSignedIn?.()
    connection = new AbortController()
    void follow(client, connection.signal)
  }
  subscribeToOwnerSession(update)
  // A stream that opens while its session ends would fail with 401.
  addSignOutTask(async () => update())
  document.addEventListener('visibilitychange', update)
  update()
}

/** The clock of `performance.now()` may stop while the device is asleep, and the wall clock may be set back. */
const pageAgeMs = () => Math.max(performance.now(), Date.now() - performance.timeOrigin)

async function follow(client: QueryClient, signal: AbortSignal): Promise<void> {
  let attempts = 0
  while (!signal.aborted) {
    try {
      const session = getOwnerSession()
      const isLegacy = session.status === 'signed-in' && session.via === 'legacy'
      const headers = isLegacy ? {} : await ownerTokens.authorize('user')
      const response = await fetch('/api/admin/events', { headers, signal })
      if (response.ok && response.body) {
        for await (const event of readOwnerEvents(response.body)) {
          attempts = 0
          const topics = topicsToReload(event, pageAgeMs())
          afterMutations(client, () => {
            if (!signal.aborted) refresh(client, topics)
          })
        }
      }
    } catch {
      // Aborted, or a lost connection.
    }
    await delay(Math.min(RECONNECT_CAP_MS, RECONNECT_MS * 2 ** attempts), signal)
    attempts += 1
  }
}

function refresh(client: QueryClient, topics: readonly OwnerTopic[]): void {
  if (topics.includes('settings')) reloadUser(ownerClient.call).catch(() => undefined)
  const paths = topics.flatMap(topic => PATHS[topic])
  void client.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => paths.some(start => String(path).startsWith(start)),
  })
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
