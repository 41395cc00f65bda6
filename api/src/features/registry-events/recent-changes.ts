import {
  OWNER_TOPICS,
  type OwnerTopic,
  RECENT_CHANGES_MS,
} from '@registry/shared/contract/registry/owner-events'

/**
 * Creates the record of what has changed in each registry in the last RECENT_CHANGES_MS. While it is younger than that,
 * everything counts as changed. `now` is in ms and never goes back.
 */
export function createRecentChanges(now = () => performance.now()) {
  let completeAt = now() + RECENT_CHANGES_MS
  /** Times of the last changes, oldest first. */
  const changes = new Map<string, number>()
  const removeOld = () => {
    const oldest = now() - RECENT_CHANGES_MS
    for (const [change, at] of changes) {
      if (at >= oldest) return
      changes.delete(change)
    }
  }
  return {
    add(registryId: string, topic: OwnerTopic): void {
      const change = `${registryId} ${topic}`
      changes.delete(change)
      changes.set(change, now())
      removeOld()
    },
    of(registryId: string): readonly OwnerTopic[] {
      if (now() < completeAt) return OWNER_TOPICS
      removeOld()
      return OWNER_TOPICS.filter(topic => changes.has(`${registryId} ${topic}`))
    },
    clear(): void {
      completeAt = now() + RECENT_CHANGES_MS
      changes.clear()
    },
  }
}
