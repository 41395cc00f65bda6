const TEST_KEY = 'storage_test'

/** Returns whether local storage can be written: not in some private windows, or when full or blocked. */
export function isStorageUsable(storage: () => Storage = () => localStorage): boolean {
  try {
    const kept = storage()
    kept.setItem(TEST_KEY, TEST_KEY)
    kept.removeItem(TEST_KEY)
    return true
  } catch {
    return false
  }
}
