/** The keys of each id, so that a notification costs the same with any number of entries. */
interface KeyIndex {
  of(id: string | undefined): Iterable<string>
  add(id: string | undefined, key: string): void
  remove(id: string | undefined, key: string): void
}

export function createKeyIndex(): KeyIndex {
  const index = new Map<string | undefined, Set<string>>()
  return {
    of: id => index.get(id) ?? [],
    add(id, key) {
      const keys = index.get(id) ?? new Set()
      index.set(id, keys.add(key))
    },
    remove(id, key) {
      const keys = index.get(id)
      keys?.delete(key)
      if (keys?.size === 0) index.delete(id)
    },
  }
}
