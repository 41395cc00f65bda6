/** Changes of a registry since the last published batch. */
export interface Changes {
  itemIds: Set<string>
  /** Whether the list itself changed, not only the funding of items. */
  isList: boolean
}

/** Interval in ms between batches: visitors only need the final state of a burst. */
const PAUSE_MS = 250

/**
 * Batches changes by registry: the first one is published immediately, later ones within the interval
 * are published together. `publish` must not throw.
 */
export function batchChanges(publish: (registryId: string, changes: Changes) => Promise<void>) {
  const pending = new Map<string, Changes>()
  const busy = new Set<string>()

  async function run(registryId: string) {
    const changes = pending.get(registryId)
    pending.delete(registryId)
    if (!changes) {
      busy.delete(registryId)
      return
    }
    await publish(registryId, changes)
    setTimeout(() => void run(registryId), PAUSE_MS).unref()
  }

  return (registryId: string, itemId: string | undefined) => {
    const changes = pending.get(registryId) ?? { itemIds: new Set(), isList: false }
    pending.set(registryId, changes)
    if (itemId === undefined) changes.isList = true
    else changes.itemIds.add(itemId)
    if (busy.has(registryId)) return
    busy.add(registryId)
    // All notifications of one transaction arrive in the same event loop turn.
    setImmediate(() => void run(registryId))
  }
}
