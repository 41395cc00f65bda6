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
}

export interface NotifiedCache<T> extends Hearer {
  /** What is kept under this key, else what `load` gives, which is then kept if it is something. */
  get(key: string, load: Load<T>): Promise<T | undefined>
}

/**
 * Keeps values until they are announced as changed ('id', or 'id part'), also those that were still
 * being loaded then, since they may have been read before. Of more than `sizeMax` in all, what was
 * asked for longest ago goes first; what is more than that by itself is not kept.
 */
export function createNotifiedCache<T>(sizeMax: number): NotifiedCache<T> {
  const entries = new Map<string, Entry<T>>()

  function shrink(): void {
    let size = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
    for (const [key, entry] of entries) {
      if (size <= sizeMax) return
      entries.delete(key)
      size -= entry.size
    }
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
      if (!loaded || loaded.size > sizeMax) drop()
      shrink()
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
    announced(payload) {
      const [changed] = payload.split(' ')
      for (const [key, { id }] of entries) {
        if (id === undefined || id === changed) entries.delete(key)
      }
    },
    opened: () => entries.clear(),
  }
}
