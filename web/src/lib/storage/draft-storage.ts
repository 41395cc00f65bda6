import * as z from 'zod/mini'
import { withSessionStorage } from './with-session-storage.ts'

/**
 * Stores a form's draft in session storage, so that it survives reloads but names and email addresses
 * do not stay on a shared device. Errors of full or blocked storage are ignored.
 */
export function draftStorage<S extends z.core.$ZodType>(key: string, schema: S) {
  let hasEnded = false
  /** Stored text as last read or written here. */
  let known: string | null = null
  const clear = () => {
    known = null
    withSessionStorage(storage => storage.removeItem(key))
  }
  return {
    read(): z.core.output<S> | undefined {
      return withSessionStorage(storage => {
        known = storage.getItem(key)
        const parsed = z.safeParse(schema, JSON.parse(known ?? 'null'))
        return parsed.success ? parsed.data : undefined
      })
    },
    write(draft: z.core.output<S>): void {
      // Where storage is blocked, the form still holds the text.
      if (hasEnded) return
      withSessionStorage(storage => {
        const text = JSON.stringify(draft)
        storage.setItem(key, text)
        known = text
      })
    },
    /** Returns true if another form of the same draft has written since this one read or wrote it. */
    isReplaced: () => withSessionStorage(storage => storage.getItem(key) !== known) ?? false,
    clear,
    /** Clears and disables the draft: an unmounting form may still write, as on blur. */
    end(): void {
      hasEnded = true
      clear()
    },
  }
}
