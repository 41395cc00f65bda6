/** Key-value store for texts that should survive a reload. */
export interface TextStorage {
  get: (key: string) => string | undefined
  set: (key: string, text: string) => void
  remove: (key: string) => void
}

/**
 * Creates a store over browser storage that never throws: when storage is blocked or full, texts stay in
 * memory until the page closes. `onBlocked` is called for the first failure.
 */
export function createTextStorage(
  storage: () => Storage,
  onBlocked: (error: unknown) => void,
): TextStorage {
  /** Texts that could not be written to storage; undefined marks a removed key. */
  const held = new Map<string, string | undefined>()
  let isBlocked = false

  const attempt = <T>(work: (storage: Storage) => T): { result?: T; hasFailed: boolean } => {
    try {
      return { result: work(storage()), hasFailed: false }
    } catch (error) {
      if (!isBlocked) onBlocked(error)
      isBlocked = true
      return { hasFailed: true }
    }
  }
  const change = (key: string, text: string | undefined, work: (storage: Storage) => void) => {
    if (attempt(work).hasFailed) held.set(key, text)
    else held.delete(key)
  }

  return {
    get: key =>
      held.has(key) ? held.get(key) : (attempt(kept => kept.getItem(key)).result ?? undefined),
    set: (key, text) => change(key, text, kept => kept.setItem(key, text)),
    remove: key => change(key, undefined, kept => kept.removeItem(key)),
  }
}
