import { createTextStorage } from '@registry/shared/client/create-text-storage'

/** Local storage, with a fallback in memory where the browser blocks it. */
export const safeStorage = createTextStorage(
  () => localStorage,
  error => {
    // biome-ignore lint/suspicious/noConsole: blocked storage is only logged to the console
    console.warn('Failed to keep the session for the next page', error)
  },
)
