import type { ThankYou } from '@registry/shared/contract/thank-yous'
import { deskMessages } from '@registry/shared/messages/thank-you-desk'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { closeToast, currentToasts, showToast } from '../../ui/toast-store.ts'
import { failureWords } from './failure-words.ts'
import { putGuests, refreshThankYous, stopLoading } from './thank-you-cache.ts'

/** A failed action with its retry. */
export interface Trouble {
  key: string
  words: string
  retry: () => void
}

export interface DeskAction {
  /** Identifies the affected contributors; a new action replaces the failure with the same key. */
  key: string
  /** State before the action, restored on failure. */
  guests: readonly ThankYou[]
  /** Optimistic state. */
  shown: readonly ThankYou[]
  send: () => Promise<readonly ThankYou[]>
  done: string
  /** Reverts the action, where possible. */
  undo?: (() => void) | undefined
  failed: (reason: string) => string
}

/** Runs actions with an optimistic update; a failure restores the previous state and offers a retry. */
export function useDeskActions() {
  const client = useQueryClient()
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const isThere = useIsThere()
  const forget = (key: string) => setTroubles(known => known.filter(one => one.key !== key))

  const act = async (action: DeskAction): Promise<void> => {
    forget(action.key)
    const failure = await perform(client, action)
    if (failure === undefined) return
    const trouble = { key: action.key, words: failure, retry: () => void act(action) }
    if (isThere.current) setTroubles(known => [...known, trouble])
    else showToast('error', failure, { label: deskMessages.retry, run: trouble.retry })
  }

  return { act, troubles, forget }
}

/** Returns the error text; undefined on success. */
async function perform(client: QueryClient, action: DeskAction): Promise<string | undefined> {
  await stopLoading(client)
  putGuests(client, action.shown)
  try {
    putGuests(client, await action.send())
    tell(action)
    return undefined
  } catch (error) {
    putGuests(client, action.guests)
    return action.failed(failureWords(error))
  } finally {
    refreshThankYous(client)
  }
}

let told = ''

/** Closes the previous toast of this kind, so that repeated actions do not stack toasts. */
function tell({ done, undo }: DeskAction): void {
  for (const toast of currentToasts()) if (toast.words === told) closeToast(toast.id)
  told = done
  showToast('success', done, undo && { label: deskMessages.undo, run: undo })
}

function useIsThere() {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
