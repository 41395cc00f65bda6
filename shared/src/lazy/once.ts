/** Returns a function that creates the value at its first call and returns the same value ever after. */
export function once<T>(create: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= create()
    return value
  }
}
