import { useSyncExternalStore } from 'react'

/** State of a request for several reminders. */
interface ReminderProgress {
  sent: number
  total: number
  /** Whether the rest waits for the limit per minute. */
  isWaiting: boolean
}

let progress: ReminderProgress | undefined
const listeners = new Set<() => void>()

/** Stores the progress for all pages; until it is undefined, closing the page asks first. */
export function setReminderProgress(next: ReminderProgress | undefined): void {
  progress = next
  if (next) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
  for (const listener of listeners) listener()
}

/** Returns the reminders that are being sent; undefined if there are none. */
export function useReminderProgress(): ReminderProgress | undefined {
  return useSyncExternalStore(subscribe, getReminderProgress)
}

export function getReminderProgress(): ReminderProgress | undefined {
  return progress
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
