/** Memoises a function of an object, such as a page. */
export function memoize<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>()
  return key => {
    const entry = known.get(key)
    if (entry) return entry.value
    const value = read(key)
    known.set(key, { value })
    return value
  }
}
