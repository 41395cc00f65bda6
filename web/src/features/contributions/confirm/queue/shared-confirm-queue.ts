import { verifyPayments } from '@registry/shared/contract/contributions/owner-contributions'
import { activityMessages } from '@registry/shared/messages/contributions/activity'
import { inboxMessages } from '@registry/shared/messages/contributions/to-confirm'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { getOwnerSession, subscribeToOwnerSession } from '../../../../lib/session/owner-session.ts'
import { addSignOutTask } from '../../../../lib/session/sign-out-tasks.ts'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { changeCachedContribution } from '../../cache/change-cached-contribution.ts'
import { verifiedChange } from '../../cache/contribution-change.ts'
import {
  cancelContributionQueries,
  invalidateContributionQueries,
} from '../../cache/contribution-queries.ts'
import { type ConfirmQueue, createConfirmQueue, splitIntoRequests } from './confirm-queue.ts'
import {
  lastDueAt,
  overdueConfirmations,
  removeStoredConfirmations,
  storeConfirmations,
} from './stored-confirmations.ts'

let queue: ConfirmQueue | undefined

/** Returns the queue of confirmations that can still be undone; shared by all pages. */
export function confirmations(client: QueryClient): ConfirmQueue {
  queue ??= start(client)
  return queue
}

/** Returns the IDs of contributions shown as confirmed, including requests still pending. */
export function useConfirmedContributionIds(): ReadonlySet<string> {
  const { subscribe, get } = confirmations(useQueryClient())
  const all = useSyncExternalStore(subscribe, get)
  return new Set(
    all.filter(({ state }) => state !== 'failed').map(({ contribution }) => contribution.id),
  )
}

function start(client: QueryClient): ConfirmQueue {
  const signedIn = ownerId()
  let kept: ReadonlySet<string> = new Set()
  let userId = signedIn
  const started = createConfirmQueue({
    clock: { now: () => Date.now(), after: (ms, callback) => void setTimeout(callback, ms) },
    send: verify,
    onDone: ids => showConfirmed(client, ids),
    onFailed: () => showToast('error', activityMessages.actions.verify.failed),
    onChange: all => {
      kept = storeConfirmations(userId ?? '', kept, all)
    },
  })
  subscribeToOwnerSession(() => {
    const next = ownerId()
    // Signing in again as the same owner preserves the queue.
    if (next === userId || !next) return
    started.clear()
    userId = next
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void started.flush()
  })
  addEventListener('pagehide', () => void started.flush())
  addSignOutTask(() => started.flush())
  sendLeftConfirmations(client, started)
  return started
}

function ownerId(): string | undefined {
  const session = getOwnerSession()
  return session.status === 'signed-in' ? session.user.id : undefined
}

/** Returns the IDs to retry: none, because verified and deleted contributions need no retry. */
async function verify(ids: string[]): Promise<ReadonlySet<string>> {
  const { refused } = await ownerClient.call(verifyPayments, { body: { ids } }, { keepalive: true })
  if (refused.some(({ code }) => code === 'NOT_FOUND')) showToast('error', inboxMessages.gone)
  return new Set()
}

async function showConfirmed(client: QueryClient, ids: readonly string[]): Promise<void> {
  await cancelContributionQueries(client)
  for (const id of ids) changeCachedContribution(client, id, verifiedChange(new Date()))
  invalidateContributionQueries(client)
}

/** Time in ms for another tab to send or undo its own confirmations after their undo period. */
const OTHER_TAB_MS = 1_000

/**
 * Sends confirmations that a closed or hidden page left unsent: now, when their undo period is over, and after being
 * offline.
 */
function sendLeftConfirmations(client: QueryClient, live: ConfirmQueue): void {
  const send = () => void sendOverdueConfirmations(client, live)
  send()
  addEventListener('online', send)
  const waitMs = lastDueAt(ownerId() ?? '') - Date.now()
  if (waitMs > 0) setTimeout(send, waitMs + OTHER_TAB_MS)
}

/** Sends the stored confirmations whose undo period is over. After an error they stay stored. */
async function sendOverdueConfirmations(client: QueryClient, live: ConfirmQueue): Promise<void> {
  const userId = ownerId()
  if (!userId) return
  try {
    const isBeingSent = (id: string) =>
      live.get().some(({ contribution, state }) => contribution.id === id && state === 'sending')
    const overdue = overdueConfirmations(userId, Date.now()).filter(id => !isBeingSent(id))
    for (const ids of splitIntoRequests(overdue)) {
      await verify(ids)
      removeStoredConfirmations(ids)
      await showConfirmed(client, ids)
      live.remove(ids)
    }
  } catch {
    showToast('error', activityMessages.actions.verify.failed)
  }
}
