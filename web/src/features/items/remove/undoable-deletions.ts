import { useSyncExternalStore } from 'react'
import { signedInUserId, subscribeToOwnerSession } from '../../../lib/session/owner-session.ts'

interface Deletion {
  id: number
  /** Ids of the items deleted together. */
  ids: string[]
  /** Called when the deletion can no longer be undone. */
  onGone?: (() => void) | undefined
}

let deletions: readonly Deletion[] = []
let lastId = 0
let owner = signedInUserId()
const listeners = new Set<() => void>()

function show(next: readonly Deletion[]): void {
  const gone = deletions.filter(deletion => !next.includes(deletion))
  deletions = next
  for (const listener of listeners) listener()
  for (const { onGone } of gone) onGone?.()
}

/** Stores a deletion, across pages, until it is undone, closed or the page is unloaded. */
export function addDeletion(ids: string[], onGone?: () => void): void {
  lastId += 1
  show([...deletions, { id: lastId, ids, onGone }])
}

export function dismissDeletion(id: number): void {
  show(deletions.filter(deletion => deletion.id !== id))
}

/** Finds the deletion of these items, if it can still be undone. */
export function findDeletion(ids: string[]): Deletion | undefined {
  return deletions.find(deletion => deletion.ids === ids)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the deletions that can be undone. */
export function useDeletions(): readonly Deletion[] {
  return useSyncExternalStore(subscribe, () => deletions)
}

// Deletions of one owner must not be visible to the next user of this browser.
subscribeToOwnerSession(() => {
  const userId = signedInUserId()
  if (userId !== owner && deletions.length > 0) show([])
  owner = userId
})
