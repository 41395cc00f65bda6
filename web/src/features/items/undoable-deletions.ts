import { useSyncExternalStore } from 'react'
import { getOwnerSession, subscribeToOwnerSession } from '../../lib/owner-session.ts'

export interface Deletion {
  id: number
  /** The items that went together. */
  ids: string[]
}

let deletions: readonly Deletion[] = []
let lastId = 0
let owner: string | undefined
const listeners = new Set<() => void>()

function show(next: readonly Deletion[]): void {
  deletions = next
  for (const listener of listeners) listener()
}

/** Remembers what was deleted, over all pages, until it is undone or closed or the page goes. */
export function addDeletion(ids: string[]): void {
  lastId += 1
  show([...deletions, { id: lastId, ids }])
}

export function dismissDeletion(id: number): void {
  show(deletions.filter(deletion => deletion.id !== id))
}

/** The deletion of these items, if it can still be undone. */
export function findDeletion(ids: string[]): Deletion | undefined {
  return deletions.find(deletion => deletion.ids === ids)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was deleted and can be brought back. */
export function useDeletions(): readonly Deletion[] {
  return useSyncExternalStore(subscribe, () => deletions)
}

// What one owner deleted is no business of whoever signs in next.
subscribeToOwnerSession(() => {
  const session = getOwnerSession()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  if (userId !== owner && deletions.length > 0) show([])
  owner = userId
})
