/** Texts that outlast the page, as far as the browser lets it keep them. */
export interface KeptTexts {
  get: (key: string) => string | undefined
  set: (key: string, text: string) => void
  remove: (key: string) => void
}

/**
 * A browser's storage that never fails: where it is blocked or full, texts are held for as long as
 * the page is open, and `onBlocked` is told of the first failure.
 */
export function createKeptTexts(
  storage: () => Storage,
  onBlocked: (error: unknown) => void,
): KeptTexts {
  /** Texts that could not be kept; those that were removed here are undefined. */
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
