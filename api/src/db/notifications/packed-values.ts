import { LRUCache } from 'lru-cache'
import { createKeyIndex } from './key-index.ts'

/** Converts values to bytes that need less memory, and back. */
export interface Packing<T> {
  /** Maximum sum of the bytes in memory. */
  sizeMax: number
  /** Maximum size of a value, in the unit of the cache's `sizeMax`: larger ones would block other requests too long. */
  valueMax: number
  pack(value: T): Buffer
  unpack(bytes: Buffer): T
}

/** A value and its size in the unit of the cache's `sizeMax`. */
export interface SizedValue<T> {
  value: T
  size: number
}

export interface LoadedValue<T> extends SizedValue<T> {
  /** Time at which its load began, by the clock of `performance.now()`, in ms. */
  loadedAt: number
}

interface PackedEntry {
  id: string
  bytes: Buffer
  size: number
  loadedAt: number
  isOutdated: boolean
}

/** Values that a cache has no space for, in fewer bytes. */
interface PackedValues<T> {
  /** Packs a value unless it is too large or its bytes are there already. */
  put(key: string, id: string, loaded: LoadedValue<T>): void
  /** Returns the value of this key with its id; undefined if there is none or it is outdated. */
  get(key: string): { id: string; loaded: LoadedValue<T> } | undefined
  /** Returns the value of this key, possibly outdated. */
  latest(key: string): LoadedValue<T> | undefined
  /** Returns when the load of the value of this key began; undefined if there is none. */
  loadedAt(key: string): number | undefined
  remove(key: string): void
  /** Marks the values of an id as outdated. */
  invalidate(id: string): void
  invalidateAll(): void
}

/** Bytes in memory of an entry besides those of its value. */
const ENTRY_BYTES = 1000

/** Creates a store of packed values, of which the least recently used are evicted. */
export function createPackedValues<T>({
  sizeMax,
  valueMax,
  pack,
  unpack,
}: Packing<T>): PackedValues<T> {
  const keys = createKeyIndex()
  const entries = new LRUCache<string, PackedEntry>({
    maxSize: sizeMax,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
    dispose: ({ id }, key) => keys.remove(id, key),
  })
  const unpacked = ({ bytes, size, loadedAt }: PackedEntry): LoadedValue<T> => {
    return { value: unpack(bytes), size, loadedAt }
  }
  const invalidate = (key: string) => {
    const entry = entries.peek(key)
    if (entry) entry.isOutdated = true
  }
  return {
    put(key, id, { value, size, loadedAt }) {
      if (size > valueMax || entries.get(key)?.loadedAt === loadedAt) return
      entries.set(key, { id, bytes: pack(value), size, loadedAt, isOutdated: false })
      if (entries.has(key)) keys.add(id, key)
    },
    get(key) {
      const entry = entries.get(key)
      return entry && !entry.isOutdated ? { id: entry.id, loaded: unpacked(entry) } : undefined
    },
    latest(key) {
      const entry = entries.peek(key)
      return entry && unpacked(entry)
    },
    loadedAt: key => entries.peek(key)?.loadedAt,
    remove: key => entries.delete(key),
    invalidate(id) {
      for (const key of keys.of(id)) invalidate(key)
    },
    invalidateAll() {
      for (const key of entries.keys()) invalidate(key)
    },
  }
}
