import { createCounter } from '@registry/shared/metrics/metrics'
import { LRUCache } from 'lru-cache'
import type { ChannelListener } from './notifications.ts'

const reads = createCounter({
  name: 'registry_cache_reads_total',
  help: 'Reads of the caches of public registries and owner lists: hit (also while it loads) or miss',
  labels: ['cache', 'result'],
})

/** A value and its size in the unit of `sizeMax`. */
interface Loaded<T> {
  value: T
  size: number
}

/** Loads a value and reports the id used in notifications as soon as it is known. */
type Load<T> = (isAbout: (id: string) => void) => Promise<Loaded<T> | undefined>

interface Entry<T> {
  /** Undefined until the loader reports it. */
  id: string | undefined
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

/** Size of an entry whose value is still loading. */
const ENTRY_SIZE = 1

export interface InvalidatingCache<T> extends ChannelListener {
  /** Returns the cached value of this key, or loads it and caches the result unless it is undefined. */
  get(key: string, load: Load<T>): Promise<T | undefined>
  /** Returns the value loaded last, possibly outdated, and its age in ms; undefined if there is none. */
  latest(key: string): { value: T; ageMs: number } | undefined
}

/** Creates an index of the keys of each id, so that a notification costs the same with any number of entries. */
function createKeyIndex() {
  const index = new Map<string | undefined, Set<string>>()
  return {
    of: (id: string | undefined): Iterable<string> => index.get(id) ?? [],
    add(id: string | undefined, key: string) {
      const keys = index.get(id) ?? new Set()
      index.set(id, keys.add(key))
    },
    remove(id: string | undefined, key: string) {
      const keys = index.get(id)
      keys?.delete(key)
      if (keys?.size === 0) index.delete(id)
    },
  }
}

/**
 * LRU cache invalidated by PostgreSQL notifications ('id' or 'id part'). A value still loading when its key is
 * invalidated is not cached, because it may have been read before the change. Values larger than `sizeMax` are
 * not cached. With `keepsOutdated`, outdated values remain available through `latest` while there is space.
 *
 * `fetch` of lru-cache is not used: when a key is invalidated during a load, it either rejects the waiting
 * requests or caches the outdated value.
 */
export function createInvalidatingCache<T>(
  sizeMax: number,
  { name = 'public_registry', keepsOutdated = true } = {},
): InvalidatingCache<T> {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: sizeMax,
    sizeCalculation: ({ loaded }) => ENTRY_SIZE + (loaded?.size ?? 0),
    dispose({ id }, key, reason) {
      // 'set' stores the loaded value under the same key and id.
      if (reason !== 'set') keys.remove(id, key)
    },
  })
  const keys = createKeyIndex()
  const past = new LRUCache<string, Past<T>>({
    maxSize: sizeMax,
    sizeCalculation: ({ size }) => size,
  })

  const keepOutdated = (key: string, loaded: Past<T>) => {
    if (keepsOutdated) past.set(key, loaded)
  }
  // Called for the least recently used entry first, so that `past` has the same order.
  function retire(key: string, entry: Entry<T>): void {
    entries.delete(key)
    if (entry.loaded) keepOutdated(key, entry.loaded)
  }
  function store(key: string, entry: Entry<T>, loaded: Past<T>): void {
    if (entries.peek(key) === entry) entries.set(key, { ...entry, loaded })
    // Serves `latest` when each load is invalidated before it completes.
    else keepOutdated(key, loaded)
    while (past.calculatedSize > sizeMax - entries.calculatedSize) past.pop()
  }
  async function finish(key: string, entry: Entry<T>, load: Load<T>): Promise<T | undefined> {
    const drop = () => {
      if (entries.peek(key) === entry) entries.delete(key)
    }
    try {
      const loaded = await load(id => {
        const isStored = entries.peek(key) === entry
        if (isStored) keys.remove(entry.id, key)
        entry.id = id
        if (isStored) keys.add(id, key)
      })
      past.delete(key)
      if (!loaded || ENTRY_SIZE + loaded.size > sizeMax) drop()
      else store(key, entry, { ...loaded, loadedAt: performance.now() })
      return loaded?.value
    } catch (error) {
      drop()
      throw error
    }
  }
  function start(key: string, load: Load<T>): Entry<T> {
    const entry: Entry<T> = { id: undefined, loading: Promise.resolve(undefined) }
    entry.loading = finish(key, entry, load)
    entries.set(key, entry)
    keys.add(entry.id, key)
    return entry
  }
  return {
    get(key, load) {
      const cached = entries.get(key)
      reads.inc({ cache: name, result: cached ? 'hit' : 'miss' })
      return (cached ?? start(key, load)).loading
    },
    latest(key) {
      const found = entries.peek(key)?.loaded ?? past.peek(key)
      return found && { value: found.value, ageMs: performance.now() - found.loadedAt }
    },
    announced(payload) {
      const [changed] = payload.split(' ')
      for (const key of [...keys.of(undefined), ...keys.of(changed)]) {
        const entry = entries.peek(key)
        if (entry) retire(key, entry)
      }
    },
    opened() {
      for (const [key, entry] of [...entries].reverse()) retire(key, entry)
    },
  }
}
