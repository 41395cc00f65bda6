import type { Hearer } from './notifications.ts'

/** What is kept, and how much it is. */
export interface Loaded<T> {
  value: T
  size: number
}

/** Tells what is being loaded as soon as that is known: announcements name it so. */
type Load<T> = (isAbout: (id: string) => void) => Promise<Loaded<T> | undefined>

interface Entry<T> {
  /** Undefined while the key is looked up. */
  id: string | undefined
  size: number
  loading: Promise<T | undefined>
  loaded?: Past<T>
}

/** A value as it was when it was loaded. */
interface Past<T> {
  value: T
  size: number
  /** By the clock of `performance.now()`, in ms. */
  loadedAt: number
}

export interface NotifiedCache<T> extends Hearer {
  /** What is kept under this key, else what `load` gives, which is then kept if it is something. */
  get(key: string, load: Load<T>): Promise<T | undefined>
  /** The value that was loaded last, also when it has changed since, and its age in ms; undefined if none is kept. */
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
 * Keeps values until they are announced as changed ('id', or 'id part'), also those that were still
 * being loaded then, since they may have been read before. Of more than `sizeMax` in all, what was
 * asked for longest ago goes first; what is more than that by itself is not kept. Changed values stay
 * for `latest` until they are loaded again, where there is room beside the others.
 */
export function createNotifiedCache<T>(sizeMax: number): NotifiedCache<T> {
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
      // Without this a list that changes during each load would not be there in an outage.
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
      // At the end of the line: it was asked for last.
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
