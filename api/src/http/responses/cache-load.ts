interface CacheOptions {
  ttlMs: number
  now: () => Date
}

interface Entry<T> {
  value: Promise<T>
  /** Undefined while the value loads. */
  loadedAt?: number
}

/**
 * Returns a function that returns the value loaded within the last `ttlMs`, or loads it, once at a time. Failures
 * are not cached.
 */
export function cacheLoad<T>(
  load: () => Promise<T>,
  { ttlMs, now }: CacheOptions,
): () => Promise<T> {
  let cached: Entry<T> | undefined
  const time = () => now().getTime()
  // A clock that was set back makes an entry stale too.
  const isFresh = ({ loadedAt }: Entry<T>) =>
    loadedAt === undefined || Math.abs(time() - loadedAt) < ttlMs
  return () => {
    if (cached && isFresh(cached)) return cached.value
    const entry: Entry<T> = { value: load() }
    cached = entry
    entry.value.then(
      () => {
        entry.loadedAt = time()
      },
      () => {
        cached = undefined
      },
    )
    return entry.value
  }
}
