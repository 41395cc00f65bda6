import { LRUCache } from 'lru-cache'
import type { App } from '../../http/app.ts'
import { inOwnMemory } from '../../http/responses/encodings.ts'
import * as releaseAssetStore from './release-asset-store.ts'

/** Space for the assets of about ten releases. */
const CACHE_BYTES = 8 * 1024 * 1024
/** Approximate size in bytes of a cache entry without its content. */
const ENTRY_BYTES = 500
/** Time in ms before a missing name is looked for again: a release that has just started may have stored it. */
const NAMES_TTL_MS = 1_000

interface NameList {
  loading: Promise<Set<string>>
  startedAt: number
}

/** Assets of other releases. */
interface ReleaseAssets {
  /** Returns an asset; undefined if no release has stored it. Throws when the database fails. */
  find(name: string): Promise<releaseAssetStore.ReleaseAsset | undefined>
}

/**
 * Reads assets of other releases from PostgreSQL and caches them. The names of all stored assets are loaded at most once
 * a second, and contents of these names only, so that requests for invented names are no load on the database.
 */
export function createReleaseAssets({ db, now }: Pick<App, 'db' | 'now'>): ReleaseAssets {
  const contents = new LRUCache<string, releaseAssetStore.ReleaseAsset>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
    // An asset that is evicted while it loads is still returned.
    ignoreFetchAbort: true,
    async fetchMethod(name) {
      const found = await releaseAssetStore.find(db, name)
      return found && { ...found, bytes: inOwnMemory(found.bytes) }
    },
  })
  let names: NameList | undefined

  function loadNames(time: number): Promise<Set<string>> {
    // A failure counts as an attempt; a clock that was set back does not.
    if (!names || Math.abs(time - names.startedAt) >= NAMES_TTL_MS) {
      const loading = releaseAssetStore.listNames(db).then(list => new Set(list))
      names = { loading, startedAt: time }
    }
    return names.loading
  }
  return {
    async find(name) {
      if (!releaseAssetStore.isHashedName(name)) return undefined
      const cached = contents.get(name)
      if (cached) return cached
      return (await loadNames(now().getTime())).has(name) ? contents.fetch(name) : undefined
    },
  }
}
