import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-yous/thank-you-desk'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsMounted } from '../../../lib/hooks/use-is-mounted.ts'
import { closeToast, currentToasts, showToast } from '../../../ui/toasts/toast-store.ts'
import {
  cancelThankYouQueries,
  refreshThankYous,
  updateCachedThankYous,
} from './thank-you-cache.ts'
import { thankYouErrorText } from './thank-you-error-text.ts'

/** A failed action, with the label and handler of the button that resolves it. */
interface FailedAction {
  key: string
  words: string
  label: string
  resolve: () => void
}

interface OptimisticAction {
  /** Identifies the affected contributors; a new action replaces the failure with the same key. */
  key: string
  /** State before the action, restored on failure. */
  contributors: readonly ThankYou[]
  /** Optimistic state. */
  shown: readonly ThankYou[]
  send: () => Promise<readonly ThankYou[]>
  done: string
  /** Reverts the action, where possible. */
  undo?: (() => void) | undefined
  failed: (reason: string) => string
  /** Opens the note, if only the owner can resolve the failure there: a retry would fail again. */
  openNoteOf?: (error: unknown) => (() => void) | undefined
}

/** Runs actions with an optimistic update; a failure restores the previous state and offers a retry. */
export function useOptimisticActions() {
  const client = useQueryClient()
  const [failures, setFailures] = useState<readonly FailedAction[]>([])
  const isMounted = useIsMounted()
  const forget = (key: string) => setFailures(known => known.filter(one => one.key !== key))

  const runAction = async (action: OptimisticAction): Promise<void> => {
    forget(action.key)
    const failure = await sendWithRollback(client, action)
    if (failure === undefined) return
    const words = action.failed(thankYouErrorText(failure.error, action.contributors))
    const retry = { label: deskMessages.retry, run: () => void runAction(action) }
    const openNote = action.openNoteOf?.(failure.error)
    if (!isMounted.current) return void showToast('error', words, openNote ? undefined : retry)
    const { label, run } = openNote ? { label: deskMessages.openNote, run: openNote } : retry
    setFailures(known => [...known, { key: action.key, words, label, resolve: run }])
  }

  return { runAction, failures, forget }
}

/** Returns the error; undefined on success. */
async function sendWithRollback(
  client: QueryClient,
  action: OptimisticAction,
): Promise<{ error: unknown } | undefined> {
  await cancelThankYouQueries(client)
  updateCachedThankYous(client, action.shown)
  try {
    updateCachedThankYous(client, await action.send())
    announceDone(action)
    return undefined
  } catch (error) {
    updateCachedThankYous(client, action.contributors)
    return { error }
  } finally {
    refreshThankYous(client)
  }
}

let lastToastText = ''

/** Closes the previous toast of this kind, so that repeated actions do not stack toasts. */
function announceDone({ done, undo }: OptimisticAction): void {
  for (const toast of currentToasts()) if (toast.words === lastToastText) closeToast(toast.id)
  lastToastText = done
  showToast('success', done, undo && { label: deskMessages.undo, run: undo })
}
