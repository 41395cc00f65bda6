import { createTextStorage } from '@registry/shared/client/create-text-storage'

/** What this browser keeps between pages, or this page alone where it may not. */
export const safeStorage = createTextStorage(
  () => localStorage,
  error => {
    // biome-ignore lint/suspicious/noConsole: storage that is blocked is told on the console alone
    console.warn('Failed to keep the session for the next page', error)
  },
)
