/** Makes a reading of an object, such as a page, happen once, however many rules ask for it. */
export function oncePer<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>()
  return key => {
    const entry = known.get(key) ?? { value: read(key) }
    known.set(key, entry)
    return entry.value
  }
}
