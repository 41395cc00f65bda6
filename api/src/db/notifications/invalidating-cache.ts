import { createCounter } from '@registry/shared/metrics/metrics'
import { LRUCache } from 'lru-cache'
import { createKeyIndex } from './key-index.ts'
import type { ChannelListener } from './notifications.ts'
import {
  createPackedValues,
  type LoadedValue,
  type Packing,
  type SizedValue,
} from './packed-values.ts'

const reads = createCounter({
  name: 'registry_cache_reads_total',
  help: 'Reads of the caches of public registries and owner lists: hit (also while it loads), packed (decompressed) or miss',
  labels: ['cache', 'result'],
})

/** Loads a value and reports the id used in notifications as soon as it is known. */
type Load<T> = (isAbout: (id: string) => void) => Promise<SizedValue<T> | undefined>

interface Entry<T> {
  /** Undefined until the loader reports it. */
  id: string | undefined
  loading: Promise<T | undefined>
  loaded?: LoadedValue<T>
}

/** Size of an entry whose value is still loading. */
const ENTRY_SIZE = 1

export interface InvalidatingCache<T> extends ChannelListener {
  /** Returns the cached value of this key, or loads it and caches the result unless it is undefined. */
  get(key: string, load: Load<T>): Promise<T | undefined>
  /** Returns the value loaded last, possibly outdated, and its age in ms; undefined if there is none. */
  latest(key: string): { value: T; ageMs: number } | undefined
  /** True if `latest` returns a value. */
  hasLatest(key: string): boolean
}

interface CacheOptions<T> {
  /** Value of the metric's label `cache`. */
  name?: string
  keepsOutdated?: boolean
  packing?: Packing<T>
}

/**
 * LRU cache invalidated by PostgreSQL notifications ('id' or 'id part'). A value still loading when its key is
 * invalidated is not cached, because it may have been read before the change. Values larger than `sizeMax` are
 * not cached. With `packing`, these and evicted ones stay cached in fewer bytes. With `keepsOutdated`, outdated values
 * remain available through `latest` while there is space.
 *
 * `fetch` of lru-cache is not used: when a key is invalidated during a load, it either rejects the waiting
 * requests or caches the outdated value.
 */
export function createInvalidatingCache<T>(
  sizeMax: number,
  { name = 'public_registry', keepsOutdated = true, packing }: CacheOptions<T> = {},
): InvalidatingCache<T> {
  const keys = createKeyIndex()
  const packed = packing && createPackedValues(packing)
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: sizeMax,
    sizeCalculation: ({ loaded }) => ENTRY_SIZE + (loaded?.size ?? 0),
    dispose({ id, loaded }, key, reason) {
      // 'set' stores the loaded value under the same key and id.
      if (reason !== 'set') keys.remove(id, key)
      if (reason === 'evict' && loaded) pack(key, id, loaded)
    },
  })
  const past = new LRUCache<string, LoadedValue<T>>({
    maxSize: sizeMax,
    sizeCalculation: ({ size }) => size,
  })

  function pack(key: string, id: string | undefined, loaded: LoadedValue<T>): void {
    if (id !== undefined) packed?.put(key, id, loaded)
  }
  const keepOutdated = (key: string, loaded: LoadedValue<T>) => {
    if (keepsOutdated) past.set(key, loaded)
  }
  // Called for the least recently used entry first, so that `past` has the same order.
  function retire(key: string, entry: Entry<T>): void {
    entries.delete(key)
    if (entry.loaded) keepOutdated(key, entry.loaded)
  }
  function trimPast(): void {
    while (past.calculatedSize > sizeMax - entries.calculatedSize) past.pop()
  }
  function store(key: string, entry: Entry<T>, loaded: LoadedValue<T>): void {
    const knownAt = entries.peek(key)?.loaded?.loadedAt ?? past.peek(key)?.loadedAt
    // A load that began later was faster.
    if (Math.max(knownAt ?? 0, packed?.loadedAt(key) ?? 0) > loaded.loadedAt) return
    past.delete(key)
    packed?.remove(key)
    // Serves `latest` when each load is invalidated before it completes.
    if (entries.peek(key) !== entry) keepOutdated(key, loaded)
    else if (ENTRY_SIZE + loaded.size <= sizeMax) entries.set(key, { ...entry, loaded })
    else {
      entries.delete(key)
      pack(key, entry.id, loaded)
    }
    trimPast()
  }
  async function finish(key: string, entry: Entry<T>, load: Load<T>): Promise<T | undefined> {
    const drop = () => {
      if (entries.peek(key) === entry) entries.delete(key)
    }
    const loadedAt = performance.now()
    try {
      const loaded = await load(id => {
        const isStored = entries.peek(key) === entry
        if (isStored) keys.remove(entry.id, key)
        entry.id = id
        if (isStored) keys.add(id, key)
      })
      if (loaded) store(key, entry, { ...loaded, loadedAt })
      else {
        past.delete(key)
        packed?.remove(key)
        drop()
      }
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
  function unpack(key: string): Entry<T> | undefined {
    const found = packed?.get(key)
    if (!found) return undefined
    const { id, loaded } = found
    const entry: Entry<T> = { id, loading: Promise.resolve(loaded.value), loaded }
    entries.set(key, entry)
    if (entries.has(key)) keys.add(id, key)
    trimPast()
    return entry
  }
  /** Returns an outdated packed value, and keeps it unpacked while there is space. */
  function unpackOutdated(key: string): LoadedValue<T> | undefined {
    const found = packed?.latest(key)
    if (found) past.set(key, found)
    trimPast()
    return found
  }
  return {
    get(key, load) {
      const cached = entries.get(key)
      const unpacked = cached ? undefined : unpack(key)
      reads.inc({ cache: name, result: cached ? 'hit' : unpacked ? 'packed' : 'miss' })
      return (cached ?? unpacked ?? start(key, load)).loading
    },
    latest(key) {
      const unpacked = entries.peek(key)?.loaded ?? past.peek(key)
      const found = unpacked ?? unpack(key)?.loaded ?? unpackOutdated(key)
      return found && { value: found.value, ageMs: performance.now() - found.loadedAt }
    },
    hasLatest(key) {
      const unpacked = entries.peek(key)?.loaded ?? past.peek(key)
      return unpacked !== undefined || packed?.loadedAt(key) !== undefined
    },
    announced(payload) {
      const [changed] = payload.split(' ')
      for (const key of [...keys.of(undefined), ...keys.of(changed)]) {
        const entry = entries.peek(key)
        if (entry) retire(key, entry)
      }
      if (changed !== undefined) packed?.invalidate(changed)
    },
    opened() {
      packed?.invalidateAll()
      for (const [key, entry] of [...entries].reverse()) retire(key, entry)
    },
  }
}
