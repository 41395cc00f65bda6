import { keptTexts } from './kept-texts.ts'

const KEY = 'notificationDevice'
const listeners = new Set<() => void>()

/** Whether the server was told of this browser's subscription since somebody signed in here. */
export function isTold(endpoint: string): boolean {
  return keptTexts.get(KEY) === endpoint
}

/** Remembers that, and tells who shows the devices. */
export function markTold(endpoint: string): void {
  keptTexts.set(KEY, endpoint)
  for (const listener of listeners) listener()
}

/** Has the server told again: it forgets a browser with the session that ended. */
export function forgetTold(): void {
  keptTexts.remove(KEY)
}

export function subscribeToTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
