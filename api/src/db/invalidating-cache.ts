import type { ChannelListener } from './notifications.ts'

/** A value and its size in the unit of `sizeMax`. */
export interface Loaded<T> {
  value: T
  size: number
}

/** Loads a value and reports the id used in notifications as soon as it is known. */
type Load<T> = (isAbout: (id: string) => void) => Promise<Loaded<T> | undefined>

interface Entry<T> {
  /** Undefined until the loader reports it. */
  id: string | undefined
  size: number
  loading: Promise<T | undefined>
  loaded?: Past<T>
}

/** A loaded value with the time of loading. */
interface Past<T> {
  value: T
  size: number
  /** By the clock of `performance.now()`, in ms. */
  loadedAt: number
}

export interface InvalidatingCache<T> extends ChannelListener {
  /** Returns the cached value of this key, or loads it and caches the result unless it is undefined. */
  get(key: string, load: Load<T>): Promise<T | undefined>
  /** Returns the value loaded last, possibly outdated, and its age in ms; undefined if there is none. */
  latest(key: string): { value: T; ageMs: number } | undefined
}

const sizeOf = (entries: Map<string, { size: number }>) =>
  [...entries.values()].reduce((sum, { size }) => sum + size, 0)

/** Removes the oldest entries until the others are at most `sizeMax` in all. */
function shrink(entries: Map<string, { size: number }>, sizeMax: number): void {
  let size = sizeOf(entries)
  for (const [key, entry] of entries) {
    if (size <= sizeMax) return
    entries.delete(key)
    size -= entry.size
  }
}

/**
 * LRU cache invalidated by PostgreSQL notifications ('id' or 'id part'). A value still loading when its key is
 * invalidated is not cached, because it may have been read before the change. Values larger than `sizeMax` are
 * not cached. Outdated values remain available through `latest` while there is space.
 */
export function createInvalidatingCache<T>(sizeMax: number): InvalidatingCache<T> {
  const entries = new Map<string, Entry<T>>()
  const past = new Map<string, Past<T>>()

  function makeRoom(): void {
    shrink(entries, sizeMax)
    shrink(past, sizeMax - sizeOf(entries))
  }
  function retire(key: string, entry: Entry<T>): void {
    entries.delete(key)
    if (entry.loaded) past.set(key, entry.loaded)
  }
  async function finish(key: string, entry: Entry<T>, load: Load<T>): Promise<T | undefined> {
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    try {
      const loaded = await load(id => {
        entry.id = id
      })
      entry.size += loaded?.size ?? 0
      if (loaded) entry.loaded = { ...loaded, loadedAt: performance.now() }
      past.delete(key)
      if (!loaded || loaded.size > sizeMax) drop()
      // Serves `latest` when each load is invalidated before it completes.
      else if (entry.loaded && entries.get(key) !== entry) past.set(key, entry.loaded)
      makeRoom()
      return loaded?.value
    } catch (error) {
      drop()
      throw error
    }
  }
  function start(key: string, load: Load<T>): Entry<T> {
    const entry: Entry<T> = { id: undefined, size: 1, loading: Promise.resolve(undefined) }
    entry.loading = finish(key, entry, load)
    return entry
  }
  return {
    get(key, load) {
      const entry = entries.get(key) ?? start(key, load)
      // Moves the entry to the end: the map is in order of use.
      entries.delete(key)
      entries.set(key, entry)
      return entry.loading
    },
    latest(key) {
      const found = entries.get(key)?.loaded ?? past.get(key)
      return found && { value: found.value, ageMs: performance.now() - found.loadedAt }
    },
    announced(payload) {
      const [changed] = payload.split(' ')
      for (const [key, entry] of entries) {
        if (entry.id === undefined || entry.id === changed) retire(key, entry)
      }
    },
    opened() {
      for (const [key, entry] of entries) retire(key, entry)
    },
  }
}
