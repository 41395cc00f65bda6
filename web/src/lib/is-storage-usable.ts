const TEST_KEY = 'storage_test'

/** Whether this browser keeps anything: not in some private windows, nor where it is full or forbidden. */
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
