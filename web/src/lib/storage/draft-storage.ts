import * as z from 'zod/mini'

/**
 * Stores a form's draft in session storage, so that it survives reloads but names and email addresses
 * do not stay on a shared device. Errors of full or blocked storage are ignored.
 */
export function draftStorage<S extends z.core.$ZodType>(key: string, schema: S) {
  let hasEnded = false
  const clear = () => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Blocked storage, as in some private windows, holds nothing to remove.
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
        // Blocked storage: the form still holds the text.
      }
    },
    clear,
    /** Clears and disables the draft: an unmounting form may still write, as on blur. */
    end(): void {
      hasEnded = true
      clear()
    },
  }
}
