import * as z from 'zod/mini'

/**
 * Keeps what someone typed until it is sent: for this tab and its reloads only, since a name and an
 * address must not stay behind on a shared device. Storage that is full or forbidden is no error.
 */
export function draftStorage<S extends z.core.$ZodType>(key: string, schema: S) {
  let hasEnded = false
  const clear = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Private windows refuse; then nothing was kept either.
    }
  }
  return {
    read(): z.core.output<S> | undefined {
      try {
        const parsed = z.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
    write(draft: z.core.output<S>): void {
      if (hasEnded) return
      try {
        sessionStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Private windows refuse; the form itself still holds the words.
      }
    },
    clear,
    /** Clears it for good: a form still speaks while it goes, of a field that was just left, say. */
    end(): void {
      hasEnded = true
      clear()
    },
  }
}
