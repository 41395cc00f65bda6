/** What changed at a registry since it was told last. */
export interface Changes {
  itemIds: Set<string>
  /** Whether the list itself is another. */
  isList: boolean
}

/** Of a burst people see the end; each telling goes to everybody who looks. */
const PAUSE_MS = 250

/**
 * Collects what changes, by registry: the first change is told at once, what comes while it is told
 * and shortly after is told together. `tell` must not throw.
 */
export function batchChanges(tell: (registryId: string, changes: Changes) => Promise<void>) {
  const gathered = new Map<string, Changes>()
  const busy = new Set<string>()

  async function run(registryId: string) {
    const changes = gathered.get(registryId)
    gathered.delete(registryId)
    if (!changes) {
      busy.delete(registryId)
      return
    }
    await tell(registryId, changes)
    setTimeout(() => void run(registryId), PAUSE_MS).unref()
  }

  return (registryId: string, itemId: string | undefined) => {
    const changes = gathered.get(registryId) ?? { itemIds: new Set(), isList: false }
    gathered.set(registryId, changes)
    if (itemId === undefined) changes.isList = true
    else changes.itemIds.add(itemId)
    if (busy.has(registryId)) return
    busy.add(registryId)
    // All that one transaction announced arrives in this turn.
    setImmediate(() => void run(registryId))
  }
}
