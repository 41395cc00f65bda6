/** Calls `use` with session storage. Returns undefined if it throws, as where storage is blocked or full. */
export function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
