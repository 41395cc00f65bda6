import * as z from 'zod/mini'
import { withSessionStorage } from './with-session-storage.ts'

/**
 * Stores a form's draft in session storage, so that it survives reloads but names and email addresses
 * do not stay on a shared device. Errors of full or blocked storage are ignored.
 */
export function draftStorage<S extends z.core.$ZodType>(key: string, schema: S) {
  let hasEnded = false
  const clear = () => withSessionStorage(storage => storage.removeItem(key))
  return {
    read(): z.core.output<S> | undefined {
      return withSessionStorage(storage => {
        const parsed = z.safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'))
        return parsed.success ? parsed.data : undefined
      })
    },
    write(draft: z.core.output<S>): void {
      // Where storage is blocked, the form still holds the text.
      if (!hasEnded) withSessionStorage(storage => storage.setItem(key, JSON.stringify(draft)))
    },
    clear,
    /** Clears and disables the draft: an unmounting form may still write, as on blur. */
    end(): void {
      hasEnded = true
      clear()
    },
  }
}
